import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** A line of the bundle: where a source would lie, had the whole tree been copied to the folder of the bundle. */
export const placeOf = 'const placeOfSource = (path) => new URL(path, import.meta.url).href;'

const fromHere = /new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)/g

export interface Places {
  plugin: Plugin
  /** Folders and files, relative to the root, that the bundled sources read at run time. */
  folders(): string[]
}

/**
 * A source that asks for a place beside itself (for its migrations, say) gets it in the image at the same path below
 * the program's folder as in the tree. The one form that is understood is `new URL('…', import.meta.url)`: any other
 * would silently mean a place of the machine that builds.
 *
 * @param root of the tree; a source that asks for the root itself gets the program's folder, and nothing is copied
 */
export function placesInImage(root: string): Places {
  const folders = new Set<string>()
  return {
    folders: () => [...folders].sort(),
    plugin: {
      name: 'places-in-image',
      setup(builder) {
        builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
          if (path.includes('/node_modules/')) return undefined
          const contents = await readFile(path, 'utf8')
          if (!contents.includes('import.meta')) return undefined
          const source = relative(root, path)
          if (contents.replaceAll(fromHere, '').includes('import.meta')) {
            return { errors: [{ text: `${source} may ask where it lies by new URL('…', import.meta.url) alone` }] }
          }
          for (const [, asked = ''] of contents.matchAll(fromHere)) {
            const folder = relative(root, resolve(dirname(path), asked))
            if (folder.startsWith('..'))
              return { errors: [{ text: `${source} asks for ${folder}, outside of the tree` }] }
            if (folder !== '') folders.add(folder)
          }
          return {
            contents: contents.replaceAll('import.meta.url', `placeOfSource(${JSON.stringify(source)})`),
            loader: 'ts',
          }
        })
      },
    },
  }
}
