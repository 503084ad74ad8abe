import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'
import type { Records } from '../process/records.ts'
import { run } from '../process/run.ts'

const own = '@ensemble'

/**
 * Gives another version's tree the packages that it was locked to: those installed here, where both are locked to the
 * same, else an installation of its own. Our own packages are the tree's own in both cases.
 *
 * @param tree root of the other version
 * @returns whether they had to be installed
 */
export async function installPackages(tree: string, log: string, records: Records): Promise<boolean> {
  const [here, there] = await Promise.all([root, tree].map((folder) => readFile(join(folder, 'package-lock.json'))))
  if (here && there && here.equals(there)) {
    await linkFrom(join(root, 'node_modules'), join(tree, 'node_modules'))
    for (const name of await readdir(join(tree, 'packages'))) await linkNested(tree, join('packages', name))
    for (const name of await readdir(tree)) await linkNested(tree, name)
    return false
  }
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  const npm = process.env['npm_execpath']
  await run(
    {
      name: 'npm ci of the previous version',
      command: npm ? process.execPath : 'npm',
      args: npm ? [npm, ...words] : words,
      cwd: tree,
      env: process.env,
      log,
      mark: npm ?? 'npm',
    },
    records,
  )
  return true
}

/** Links each package; a link to one of ours is drawn anew, so that it leads into the tree that it lies in. */
async function linkFrom(installed: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  for (const entry of await readdir(installed, { withFileTypes: true })) {
    const from = join(installed, entry.name)
    const to = join(into, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.name === own) await linkFrom(from, to)
    else await symlink(entry.isSymbolicLink() ? await readlink(from) : from, to)
  }
}

/** What npm has put below a folder of ours: another version of a package than the one that all share. */
async function linkNested(tree: string, folder: string): Promise<void> {
  const installed = join(root, folder, 'node_modules')
  const found = await readdir(installed).catch(() => [])
  const into = join(tree, folder, 'node_modules')
  if (found.length === 0 || folder === 'node_modules') return
  await mkdir(dirname(into), { recursive: true })
  await symlink(installed, into)
}
