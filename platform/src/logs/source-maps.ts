import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import Type from 'typebox'
import { Check } from 'typebox/value'

/** The source map of a built file, or nothing where nobody has it. */
export type FindMap = (file: string) => Promise<SourceMap | undefined>

export interface MapPlaces {
  /** Published remotes, below their name and version. */
  remotesDir: string
  /** The shell's own, at the addresses of its files. */
  shellMapsDir: string
  /** Asks for the map of a published remote where it does not lie on this disk. */
  ask?: (remote: { name: string; version: string; file: string }) => Promise<unknown>
}

const Payload = Type.Object({
  version: Type.Integer(),
  sources: Type.Array(Type.String()),
  names: Type.Array(Type.String()),
  mappings: Type.String(),
})

/**
 * Finds the maps of the addresses that a browser knows, such as `/remotes/mf-articles/1.0.0-0a/12.0f.js`; each is read
 * once.
 */
export function sourceMaps({ remotesDir, shellMapsDir, ask }: MapPlaces): FindMap {
  const known = new Map<string, Promise<SourceMap | undefined>>()

  async function read(address: string): Promise<SourceMap | undefined> {
    const [, name, version, file] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? []
    if (name === undefined || version === undefined || file === undefined)
      return mapIn(await contentOf(join(shellMapsDir, `${address}.map`)))
    const here = await contentOf(join(remotesDir, name, version, `${file}.map`))
    return mapIn(here ?? (await ask?.({ name, version, file: `${file}.map` })))
  }

  return (address) => {
    // What stands in a log may have been made up: no way out of the folders.
    if (address.split('/').includes('..')) return Promise.resolve(undefined)
    const found = known.get(address) ?? read(address)
    known.set(address, found)
    return found
  }
}

async function contentOf(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

function mapIn(content: unknown): SourceMap | undefined {
  if (!Check(Payload, content)) return undefined
  return new SourceMap({ ...content, file: '', sourceRoot: '', sourcesContent: [] })
}
