import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'

const Package = Type.Object({
  dependencies: Type.Optional(Type.Record(Type.String(), Type.String())),
  optionalDependencies: Type.Optional(Type.Record(Type.String(), Type.String())),
})

/**
 * Copies packages with everything that they depend on from the root's node_modules, to the same place below `out`.
 *
 * @param names packages that the root's node_modules holds
 * @returns the folders copied, relative to the root
 * @throws Error when a needed one is not installed; optional ones (those of other systems) may be missing
 */
export async function copyPackages(root: string, names: readonly string[], out: string): Promise<string[]> {
  const copied = new Set<string>()
  async function copy(name: string, from: string, optional: boolean): Promise<void> {
    const folder = find(name, from, root)
    if (folder === undefined) {
      if (optional) return
      throw new Error(`${name} is not installed: run npm ci first.`)
    }
    const place = relative(root, folder)
    if (copied.has(place)) return
    copied.add(place)
    await cp(folder, join(out, place), { recursive: true })
    const { dependencies = {}, optionalDependencies = {} } = Parse(
      Package,
      JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
    )
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) {
      await copy(next, folder, next in optionalDependencies)
    }
  }
  for (const name of names) await copy(name, root, false)
  return [...copied]
}

/** As Node looks for a package: from the folder upwards, to the root. */
function find(name: string, from: string, root: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return candidate
    if (folder === root || folder === dirname(folder)) return undefined
  }
}
