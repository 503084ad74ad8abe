import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { treeHash } from '../files/tree-hash.ts'

const PackageFile = Type.Object({ version: Type.String() })

/**
 * What a program calls itself: the version of its package and a hash of what it is made of. Same sources, same name, on
 * every machine, as front ends are named; tests are no part of it.
 *
 * @param tree where the sources lie
 * @param main the source file that the program begins with, relative to the tree
 */
export async function releaseOf(tree: string, main: string): Promise<string> {
  const workspace = workspaceOf(tree, main)
  const own: unknown = JSON.parse(await readFile(join(tree, workspace, 'package.json'), 'utf8'))
  const { version } = Parse(PackageFile, own)
  const made = [`${workspace}/package.json`, `${workspace}/src`, `${workspace}/migrations`]
  const kit = ['packages/contracts/src', 'packages/service-kit/src', 'packages/service-kit/migrations']
  const hash = await treeHash(tree, [...made, ...kit, 'package-lock.json'], (file) => !file.endsWith('.test.ts'))
  return `${version}+${hash.slice(0, 10)}`
}

/** The nearest folder above a source file that is a package. */
function workspaceOf(tree: string, main: string): string {
  for (let folder = dirname(main); folder !== '.'; folder = dirname(folder)) {
    if (existsSync(join(tree, folder, 'package.json'))) return folder
  }
  throw new Error(`${main} belongs to no package`)
}
