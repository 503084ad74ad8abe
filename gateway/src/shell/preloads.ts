import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type from 'typebox'
import type { RegisteredRemote, Registry } from '@ensemble/contracts/registry'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { manifestFile, versionFolder } from '../registry/published-files.ts'

/** The least that is read of a Module Federation manifest: what the browser will ask for first. */
const isManifest = checkOf(
  Type.Object({
    metaData: Type.Object({ remoteEntry: Type.Object({ name: Type.String(), path: Type.String() }) }),
    exposes: Type.Array(Type.Object({ assets: Type.Object({ js: Type.Object({ sync: Type.Array(Type.String()) }) }) })),
  }),
)

/**
 * Which of its files a page's remote needs first, so that the browser asks for them together with the shell instead
 * of one after the other (manifest → entry → module).
 */
export class Preloads {
  readonly #remotesDir: string
  /** Link elements of a published version: they never change. */
  readonly #links = new Map<string, string>()

  constructor(remotesDir: string) {
    this.#remotesDir = remotesDir
  }

  /** @param path of the page, without query */
  async forPage(registry: Registry, path: string): Promise<string> {
    const remote = registry.remotes.find(({ descriptor }) => descriptor.routes.some((route) => owns(route.path, path)))
    return remote ? this.#linksOf(remote) : ''
  }

  async #linksOf({ name, version, descriptor }: RegisteredRemote): Promise<string> {
    const key = `${name}/${version}`
    const known = this.#links.get(key)
    if (known !== undefined) return known
    const files = await firstFiles(join(versionFolder(this.#remotesDir, name, version), manifestFile))
    if (files === null) return ''
    const links = [manifestFile, ...files]
      .map((file) => link(`/remotes/${name}/${version}/${file}`, descriptor.files[file] ?? ''))
      .join('')
    this.#links.set(key, links)
    return links
  }
}

/** Whether a route pattern such as /missions/:id is that of a page's path. */
export function owns(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

/** Entry and module that a manifest names, in the order in which they are asked for; null where it cannot be read. */
export async function firstFiles(path: string): Promise<string[] | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'))
    if (!isManifest(parsed)) return null
    const { remoteEntry } = parsed.metaData
    return [`${remoteEntry.path}${remoteEntry.name}`, ...parsed.exposes.flatMap((expose) => expose.assets.js.sync)]
  } catch {
    return null
  }
}

/**
 * The loader asks in CORS mode and with a digest; a preload that differs in either is fetched twice. Chromium takes a
 * digest on preloads of scripts only, and warns of any other (crbug.com/981419).
 * @param digest base64 SHA-384 of the file
 */
function link(address: string, digest: string): string {
  const shared = { rel: 'preload', href: address, crossorigin: 'anonymous' }
  const script = { ...shared, as: 'script', integrity: `sha384-${digest}` }
  const values = address.endsWith('.json') ? { ...shared, as: 'fetch' } : script
  const attributes = Object.entries(values).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<link${attributes.join('')}>`
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
