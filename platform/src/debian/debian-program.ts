import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { aptGet, asOptions, laterSuite, onlySuite, ownLists, unpackPackage } from './apt.ts'

export interface DebianProgram {
  command: string
  /** What stands before its own arguments. */
  args: readonly string[]
}

/**
 * A program of Debian with every library that it needs, in a folder of ours. Its own loader starts it, so that it runs
 * beside the older libraries of this machine, and nothing is installed.
 *
 * @param name of the package, and of the program in it
 * @param runtimeDir where fetched programs are kept
 * @throws Failure when it cannot be had here
 */
export async function debianProgram(name: string, runtimeDir: string): Promise<DebianProgram> {
  const folder = join(runtimeDir, `${name}-${laterSuite}`)
  if (!existsSync(folder)) await fetchProgram(name, folder)
  const system = readdirSync(join(folder, 'usr', 'lib')).find((entry) => entry.endsWith('-linux-gnu')) ?? ''
  const libraries = join(folder, 'usr', 'lib', system)
  const loader = readdirSync(libraries).find((entry) => entry.startsWith('ld-linux'))
  if (loader === undefined) throw new Error(`${libraries} has no loader`)
  const args = ['--library-path', libraries, join(folder, 'usr', 'sbin', name)]
  return { command: join(libraries, loader), args }
}

/** Fetched beside and moved into place: what was cut short is not taken for a program. */
async function fetchProgram(name: string, folder: string): Promise<void> {
  const making = `${folder}.new`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  try {
    // As if nothing were installed: all that it stands on comes along.
    const status = join(making, 'nothing-installed')
    writeFileSync(status, '')
    const options = [
      ...ownLists(making),
      ...(await onlySuite(making, laterSuite)),
      ...asOptions([`Dir::State::status=${status}`]),
    ]
    await aptGet([...options, 'update'], making)
    await aptGet([...options, 'install', '--yes', '--download-only', '--no-install-recommends', name], making)
    const archives = join(making, 'lists', 'cache', 'archives')
    for (const file of readdirSync(archives).filter((entry) => entry.endsWith('.deb')))
      await unpackPackage(join(archives, file), join(making, 'content'))
    renameSync(join(making, 'content'), folder)
  } catch (error) {
    throw new Failure(`${name} cannot be had on this machine`, {
      why: error instanceof Error ? error.message : String(error),
      advice: `run this where packages of Debian ${laterSuite} can be fetched.`,
    })
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}
