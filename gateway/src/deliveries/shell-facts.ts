import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'

/** shell.json beside the shell's page: what this build of the shell gives to remotes. */
const ShellFacts = Type.Object({
  contract: Type.String(),
  /** Version of each shared library. */
  shared: Type.Record(Type.String(), Type.String()),
  /** Names that each shared package of ours has; an older shell does not say. */
  offers: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})
export type ShellFacts = Static<typeof ShellFacts>

const isFacts = checkOf(ShellFacts)
const isKnown = checkOf(Type.Object({ current: ShellFacts, previous: Type.Union([ShellFacts, Type.Null()]) }))

/**
 * What the shell gives to remotes, and what the shell before it gave: tabs that were opened then are still there. The
 * one before is remembered beside the published files, since its own folder is replaced.
 * @returns the current shell first; nothing where the shell's build does not say
 */
export async function shellsInUse(shellDir: string, remotesDir: string): Promise<ShellFacts[]> {
  const current = parse(await text(join(shellDir, 'shell.json')))
  if (!isFacts(current)) return []
  const file = join(remotesDir, 'shells.json')
  const known = parse(await text(file))
  const before = isKnown(known) ? known : null
  if (before && isSame(before.current, current)) return before.previous ? [current, before.previous] : [current]
  const previous = before?.current ?? null
  await mkdir(remotesDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify({ current, previous }))
  await rename(draft, file)
  return previous ? [current, previous] : [current]
}

function isSame(one: ShellFacts, other: ShellFacts): boolean {
  return JSON.stringify([one.contract, one.shared]) === JSON.stringify([other.contract, other.shared])
}

async function text(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
