import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'

const execute = promisify(execFile)

/**
 * A Node.js of this version, from the package that npm has of it for this system; npm checks its content.
 *
 * @param runtimeDir where it is kept
 * @returns the folder of the program, for PATH
 * @throws Failure when it cannot be fetched or does not run here
 */
export async function nodeBinary(version: string, runtimeDir: string): Promise<string> {
  const target = join(runtimeDir, `node-${version}`)
  if (await runs(target, version)) return target
  mkdirSync(runtimeDir, { recursive: true })
  const folder = mkdtempSync(join(runtimeDir, 'node-'))
  const name = `node-${process.platform}-${process.arch}@${version}`
  try {
    await execute('npm', ['pack', name, '--silent', '--pack-destination', folder], { timeout: 600_000 })
    const archive = readdirSync(folder)[0] ?? ''
    await execute('tar', ['xzf', archive, 'package/bin/node'], { cwd: folder })
    const fetched = join(folder, 'package', 'bin')
    chmodSync(join(fetched, 'node'), 0o755)
    if (!(await runs(fetched, version))) throw new Error('what was fetched does not run here')
    rmSync(target, { recursive: true, force: true })
    renameSync(fetched, target)
    return target
  } catch (error) {
    throw new Failure(`There is no Node.js ${version} to try`, {
      why: `${name} could not be fetched (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}).`,
      advice: `check the package registry (npm config get registry), or put the program at ${join(target, 'node')}.`,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runs(folder: string, version: string): Promise<boolean> {
  const program = join(folder, 'node')
  if (!existsSync(program)) return false
  return execute(program, ['--version']).then(
    ({ stdout }) => stdout.trim() === `v${version}`,
    () => false,
  )
}
