import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'
import { lineBefore, ownArchive, sameLine } from './debian-package.ts'
import { gitHubRelease } from './github-release.ts'
import type { NatsSource } from './source.ts'
import { isAtLeast, isNewer, versionIn } from './version.ts'

const execute = promisify(execFile)

/** The line that containers have too. */
const wanted = [2, 15] as const
/** All that the services need; taken where nothing newer can be had. */
const oldest = [2, 9] as const

const day = 24 * 3_600_000

/** A nats-server that runs here. */
export interface NatsBinary {
  path: string
  version: string
  /** Why it is older than wanted: what came of each way to a newer one. */
  older?: string
}

const usualSources = [gitHubRelease, sameLine, lineBefore, ownArchive] as const

/**
 * Finds a nats-server of the line that containers have, or newer: on PATH, fetched earlier, or from one of the sources
 * in their order. Where none is to be had, an older one does, and says so; newer ones are looked for once a day.
 *
 * @param runtimeDir where a fetched one is kept
 * @throws Failure that names the ways when none works
 */
export async function natsBinary(
  runtimeDir: string,
  progress: (detail: string) => void,
  sources: readonly NatsSource[] = usualSources,
): Promise<NatsBinary> {
  const cached = join(runtimeDir, 'nats-server')
  const notes = join(runtimeDir, 'nats-server.older')
  const here = (await Promise.all(['nats-server', cached].map(usable))).filter((found) => found !== undefined)
  const recent = here.find(isRecent)
  if (recent) return recent
  let [best] = here
  const lately = best && lookedLately(notes)
  if (best && lately) return { ...best, older: lately }
  const attempts: string[] = []
  for (const source of sources) {
    progress(`fetching it (${source.name})`)
    try {
      const fetched = await keep(source, runtimeDir, cached, best)
      if (isRecent(fetched)) return fetched
      if (!best || isNewer(fetched.version, best.version)) best = fetched
      attempts.push(`${source.name}: has ${fetched.version}`)
    } catch (error) {
      attempts.push(`${source.name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
    }
  }
  const older = attempts.join('; ')
  if (best) {
    mkdirSync(runtimeDir, { recursive: true })
    writeFileSync(notes, older)
    return { ...best, older }
  }
  throw new Failure('There is no nats-server', {
    why: `none is on PATH, and none could be fetched (${older}).`,
    advice:
      'choose one of four ways: set NATS_URL to a running server with JetStream (2.15 or newer; 2.9 does); install ' +
      `nats-server so that it is on PATH; put the program at ${cached}; or let this machine reach GitHub or a Debian ` +
      'archive.',
  })
}

/**
 * Fetches a program, makes sure that it runs here, and only then puts it in its place.
 * @param best what there is already: what is no newer is not kept
 */
async function keep(
  source: NatsSource,
  runtimeDir: string,
  cached: string,
  best: NatsBinary | undefined,
): Promise<NatsBinary> {
  mkdirSync(runtimeDir, { recursive: true })
  const folder = mkdtempSync(join(runtimeDir, 'nats-'))
  try {
    const program = await source.fetchInto(folder)
    chmodSync(program, 0o755)
    const found = await usable(program)
    if (!found) throw new Error('the program that was fetched does not run here')
    if (best && !isNewer(found.version, best.version)) return found
    renameSync(program, cached)
    return { ...found, path: cached }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function usable(path: string): Promise<NatsBinary | undefined> {
  try {
    const { stdout, stderr } = await execute(path, ['--version'], { timeout: 10_000 })
    const version = versionIn(stdout + stderr)
    return version !== undefined && isAtLeast(version, oldest) ? { path, version } : undefined
  } catch {
    return undefined
  }
}

function isRecent({ version }: NatsBinary): boolean {
  return isAtLeast(version, wanted)
}

/** What came of the last look for a newer one, unless it is a day ago. */
function lookedLately(notes: string): string | undefined {
  if (!existsSync(notes) || Date.now() - statSync(notes).mtimeMs > day) return undefined
  return readFileSync(notes, 'utf8')
}
