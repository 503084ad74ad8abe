import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDir, root } from '../platform.ts'

const execute = promisify(execFile)

/** The teams' own command, `npm run remote -- <words>`, at the platform under test; gives what it prints. */
export async function remote(...words: string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, ['platform/launch.mjs', 'remote', ...words], {
    cwd: root,
    env: { ...process.env, ENSEMBLE_DATA: dataDir },
  })
  return stdout.trim()
}

export interface ChangedBuild {
  dist: string
  version: string
  remove: () => Promise<void>
}

/**
 * Builds a remote from a copy of its sources with something changed, by its own build.mjs. The copy lies below the
 * root, where the packages that it imports are found.
 * @param file below the remote's folder
 */
export async function buildChanged(
  name: string,
  file: string,
  change: (text: string) => string,
): Promise<ChangedBuild> {
  const folder = join(dataDir, 'changed-remotes', name)
  const remove = () => rm(folder, { recursive: true, force: true })
  await remove()
  const original = join(root, name)
  const ownSources = (path: string) => !/\/(dist|node_modules)$/.test(path.slice(original.length))
  await cp(original, folder, { recursive: true, filter: ownSources })
  const source = join(folder, file)
  const before = await readFile(source, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} of ${name} does not hold what is to be changed`)
  await writeFile(source, after)
  await execute(process.execPath, [join(folder, 'build.mjs')], { cwd: folder })
  const dist = join(folder, 'dist')
  const { version }: { version: string } = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8'))
  return { dist, version, remove }
}
