import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Failure } from '../failure.ts'
import { isSameProcess, startedAt, type ProcessIdentity } from '../process/identity.ts'

const Holder = Type.Object({ pid: Type.Integer(), mark: Type.String(), startedAt: Type.String() })

/** Another process looks after the folder. */
export function alreadyRunning(pid: number): Failure {
  return new Failure('Ensemble is already running here', {
    why: `process ${String(pid)} looks after this data folder.`,
    advice: `use it as it is, or stop it first (Ctrl-C in its terminal, or kill ${String(pid)}).`,
  })
}

/**
 * Takes a data folder for this process, for as long as it lives. Of processes that try at one instant one gets it: they
 * are numbered by files `holder-<n>`, of which the highest counts, and a file is made once. The last one is never taken
 * away, so that no number comes twice; that of a process which has ended is free.
 *
 * @param run folder of what says who runs
 * @throws Failure while another process has it
 */
export function takeFolder(run: string): void {
  mkdirSync(run, { recursive: true })
  const own = join(run, `taking-${String(process.pid)}`)
  // Written before it is linked: whoever sees a number also sees whose it is.
  writeFileSync(own, JSON.stringify(thisProcess()))
  try {
    let isTaken = false
    while (!isTaken) isTaken = tookNext(run, own)
  } finally {
    rmSync(own, { force: true })
  }
}

/** @returns false where another one was quicker: it is to be looked at again */
function tookNext(run: string, own: string): boolean {
  const newest = numbersIn(run).at(-1) ?? 0
  const holder = holderIn(fileOf(run, newest))
  if (holder && holder.pid !== process.pid && isSameProcess(holder)) throw alreadyRunning(holder.pid)
  const next = newest + 1
  try {
    linkSync(own, fileOf(run, next))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  const numbers = numbersIn(run)
  // Whoever was slow takes a number that was used and cleared away meanwhile.
  if (numbers.at(-1) !== next) {
    rmSync(fileOf(run, next), { force: true })
    return false
  }
  for (const older of numbers.slice(0, -1)) rmSync(fileOf(run, older), { force: true })
  return true
}

function thisProcess(): ProcessIdentity {
  return { pid: process.pid, mark: basename(process.argv[1] ?? process.execPath), startedAt: startedAt(process.pid) }
}

function fileOf(run: string, number: number): string {
  return join(run, `holder-${String(number)}`)
}

/** The lowest first. */
function numbersIn(run: string): number[] {
  return readdirSync(run)
    .flatMap((name) => /^holder-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
}

/** Nothing where there is none, or none that can be read. */
function holderIn(file: string): ProcessIdentity | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Check(Holder, content) ? content : undefined
  } catch {
    return undefined
  }
}
