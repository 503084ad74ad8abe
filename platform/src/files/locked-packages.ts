import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Parse } from 'typebox/value'

const Names = Type.Optional(Type.Record(Type.String(), Type.String()))
const LockedPackage = Type.Object({
  /** Where the package has another one than its folder. */
  name: Type.Optional(Type.String()),
  version: Type.Optional(Type.String()),
  integrity: Type.Optional(Type.String()),
  license: Type.Optional(Type.String()),
  /** Of a link: the workspace that it leads to. */
  resolved: Type.Optional(Type.String()),
  link: Type.Optional(Type.Boolean()),
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
})
const LockFile = Type.Object({ version: Type.String(), packages: Type.Record(Type.String(), LockedPackage) })
export type LockFile = Static<typeof LockFile>

/** package-lock.json of a tree, as far as it is asked. */
export async function readLockFile(tree: string): Promise<LockFile> {
  return Parse(LockFile, JSON.parse(await readFile(join(tree, 'package-lock.json'), 'utf8')))
}

/**
 * The hash of the packages that some workspaces depend on, with all that those depend on: what npm has installed for
 * others may change without a word here, and so may the versions of our own workspaces.
 *
 * @param tree root of the repository
 * @param workspaces folders relative to it
 */
export async function lockedPackagesHash(tree: string, workspaces: readonly string[]): Promise<string> {
  return createHash('sha256')
    .update(lockedPackages(await readLockFile(tree), workspaces).join('\n'))
    .digest('hex')
}

/** Place, version and digest of each such package, sorted. */
export function lockedPackages({ packages }: Pick<LockFile, 'packages'>, workspaces: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...workspaces]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = packages[place]
    if (!entry || found.has(place)) continue
    found.add(place)
    if (entry.link) waiting.push(entry.resolved ?? '')
    const { dependencies, optionalDependencies, peerDependencies } = entry
    const developed = workspaces.includes(place) ? entry.devDependencies : undefined
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies, ...developed })) {
      const dependency = placeOf(name, place, packages)
      if (dependency !== undefined) waiting.push(dependency)
    }
  }
  return [...found]
    .filter((place) => place.includes('node_modules') && packages[place]?.link !== true)
    .map((place) => `${place} ${packages[place]?.version ?? ''} ${packages[place]?.integrity ?? ''}`)
    .sort()
}

/** As Node looks for a package: from the folder upwards, to the root. */
function placeOf(name: string, from: string, packages: LockFile['packages']): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return undefined
  }
}

function parentOf(folder: string): string {
  const end = folder.lastIndexOf('/')
  return end === -1 ? '' : folder.slice(0, end)
}
