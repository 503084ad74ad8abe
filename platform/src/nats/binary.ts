import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'
import { fromDebian } from './debian-package.ts'
import { fromGitHub } from './github-release.ts'

const execute = promisify(execFile)

/** JetStream as the services use it: everything newer is avoided, because Debian ships 2.9. */
const oldest = [2, 9] as const

/**
 * Finds a nats-server: on PATH, fetched earlier, from the Debian archive, from the project's releases, in this order.
 *
 * @param runtimeDir where a fetched one is kept
 * @throws Failure that names the ways when none works
 */
export async function natsBinary(runtimeDir: string, progress: (detail: string) => void): Promise<string> {
  const cached = join(runtimeDir, 'nats-server')
  if (await isUsable('nats-server')) return 'nats-server'
  if (existsSync(cached) && (await isUsable(cached))) return cached
  const attempts: string[] = []
  for (const [name, fetchInto] of [
    ['Debian package', fromDebian],
    ['GitHub release', fromGitHub],
  ] as const) {
    progress(`fetching it (${name})`)
    try {
      await fetchInto(runtimeDir, cached)
      if (await isUsable(cached)) return cached
      attempts.push(`${name}: the program that was fetched does not run here`)
    } catch (error) {
      attempts.push(`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
    }
  }
  throw new Failure('There is no nats-server', {
    why: `none is on PATH, and none could be fetched (${attempts.join('; ')}).`,
    advice:
      'choose one of four ways: set NATS_URL to a running server with JetStream (2.9 or newer); install nats-server ' +
      `so that it is on PATH; put the program at ${cached}; or let this machine reach a Debian archive or GitHub.`,
  })
}

async function isUsable(binary: string): Promise<boolean> {
  try {
    const { stdout, stderr } = await execute(binary, ['--version'], { timeout: 10_000 })
    return isRecentEnough(stdout + stderr)
  } catch {
    return false
  }
}

/** True for the output of `nats-server --version` of a version that has what the services use. */
export function isRecentEnough(output: string): boolean {
  const found = /v?(\d+)\.(\d+)\.\d+/.exec(output)
  const [major, minor] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}
