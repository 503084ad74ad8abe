import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'

const SourceMap = Type.Object({
  sources: Type.Array(Type.String()),
  sourcesContent: Type.Array(Type.Union([Type.String(), Type.Null()])),
})

/** Files that are put beside the scripts as they are: no map names them, but the source that asks for them. */
const asset = /from '([^'.][^']*\.(?:woff2|svg|png|webp|jpg))'/g

/**
 * The files that a built front end holds something of, as the source maps of its scripts tell: what the bundler has
 * thrown away is not there.
 *
 * @param folder of the front end, absolute: the maps of the shell lie in `maps`, those of a remote beside its scripts
 * @returns paths relative to the root
 * @throws Error when it is not built
 */
export async function frontEndSources(folder: string): Promise<string[]> {
  const found = new Set<string>()
  for (const file of await maps(folder)) {
    const { sources, sourcesContent } = Parse(SourceMap, JSON.parse(await readFile(file, 'utf8')))
    for (const [index, source] of sources.entries()) {
      // What starts the scripts is written by webpack.
      found.add(source.startsWith('webpack/') ? `node_modules/${source}` : source)
      if (source.includes('node_modules/')) continue
      for (const [, name = ''] of (sourcesContent[index] ?? '').matchAll(asset)) found.add(`node_modules/${name}`)
    }
  }
  if (found.size === 0) throw new Error(`${folder} has no source maps: build it first.`)
  return [...found].sort()
}

async function maps(folder: string): Promise<string[]> {
  const lists = await Promise.all(
    ['maps', 'dist'].map((name) =>
      readdir(join(folder, name), { recursive: true }).then(
        (files) => files.filter((file) => file.endsWith('.map')).map((file) => join(folder, name, file)),
        () => [],
      ),
    ),
  )
  return lists.flat()
}
