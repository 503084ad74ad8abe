import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import type { Language } from '@ensemble/contracts/enumerations'
import type { RegisteredRemote } from '@ensemble/contracts/registry'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'
import { manifestFile, versionFolder } from '../store/published-files.ts'
import { FreshFile } from './fresh-file.ts'

/** The file of a build that says which pieces go with what (mf-kit, webpack/note-first-files.mjs). */
const firstFilesFile = 'first-files.json'

/** The file of the shell's build with the digest of each of its scripts (mf-kit, webpack/digest-scripts.mjs). */
const digestsFile = 'digests.json'

/** The least that is read of a Module Federation manifest: what the browser will ask for first. */
const isManifest = checkOf(
  Type.Object({
    metaData: Type.Object({ remoteEntry: Type.Object({ name: Type.String(), path: Type.String() }) }),
    exposes: Type.Array(Type.Object({ assets: Type.Object({ js: Type.Object({ sync: Type.Array(Type.String()) }) }) })),
  }),
)

/** Addresses by the name of a piece of the shell. */
const isPieces = checkOf(Type.Record(Type.String(), Type.Array(Type.String())))

/** By address, as the `integrity` of an element says it. */
const isDigests = checkOf(Type.Record(Type.String(), Type.String()))

const Files = Type.Record(Type.String(), Type.Array(Type.String()))

/** By route or widget, then by language. */
const LaterFiles = Type.Record(Type.String(), Files)

/**
 * Files of a remote by route, by widget and by language, the shares that a page or widget takes of the shell, and the texts
 * that come with it; versions from before say nothing of widgets, of shares or of such texts.
 */
const RemotePieces = Type.Object({
  pages: Files,
  widgets: Type.Optional(Files),
  texts: Files,
  shares: Type.Optional(Type.Object({ pages: Files, widgets: Files })),
  later: Type.Optional(Type.Object({ pages: LaterFiles, widgets: LaterFiles })),
})
type RemotePieces = Static<typeof RemotePieces>
const isRemotePieces = checkOf(RemotePieces)

/** What a published version needs first. Null where its files cannot be read. */
type RemoteFirst = { always: string[]; pieces: RemotePieces }

/** What of a remote a page shows first. */
export interface ShownFirst {
  /** Whose page is asked for; null for widgets alone. */
  route: string | null
  /** Their keys. */
  widgets: readonly string[]
  language: Language
}

/** A file that is asked for, and the digest that it must have; scripts of an older build of the shell have none. */
export interface FirstFile {
  address: string
  integrity?: string | undefined
}

/** What a page needs of a remote, and for it. */
interface RemoteNeeds {
  files: FirstFile[]
  /** Keys of shares. */
  shares: readonly string[]
}

/** What a build takes that comes from before shares in pieces (decision 215). */
const wholeShares = ['@ensemble/mf-kit', '@ensemble/ui']

/** The files that browsers will ask for first, as the builds of shell and remotes noted them. */
export class FirstFiles {
  readonly #shell: FreshFile<Record<string, string[]>>
  readonly #digests: FreshFile<Record<string, string>>
  readonly #remotesDir: string
  /** Of published versions: they never change. */
  readonly #remotes = new Map<string, RemoteFirst>()

  constructor(shellDir: string, remotesDir: string) {
    this.#shell = new FreshFile(join(shellDir, firstFilesFile), (text) => checkedJson(text, isPieces) ?? {})
    this.#digests = new FreshFile(join(shellDir, digestsFile), (text) => checkedJson(text, isDigests) ?? {})
    this.#remotesDir = remotesDir
  }

  /** @param pieces names; one that the build does not have is left out */
  async ofShell(pieces: readonly string[]): Promise<FirstFile[]> {
    // A shell that somebody is writing has none, nor has an older build.
    const known: Record<string, string[]> = await this.#shell.content().catch(() => ({}))
    const digests: Record<string, string> = await this.#digests.content().catch(() => ({}))
    const addresses = pieces.flatMap((piece) => (Object.hasOwn(known, piece) ? (known[piece] ?? []) : []))
    return [...new Set(addresses)].map((address) => ({ address, integrity: digests[address] }))
  }

  /** Its files, and what they take of the shell. */
  async ofRemote({ name, version, descriptor }: RegisteredRemote, shown: ShownFirst): Promise<RemoteNeeds> {
    const first = await this.#firstOf(name, version)
    if (first === null) return { files: [], shares: wholeShares }
    const { always, pieces } = first
    const { route, widgets, language } = shown
    const files = [
      ...always,
      ...(pieces.texts[language] ?? []),
      ...((route && pieces.pages[route]) ?? []),
      ...widgets.flatMap((key) => pieces.widgets?.[key] ?? []),
      ...((route && pieces.later?.pages[route]?.[language]) ?? []),
      ...widgets.flatMap((key) => pieces.later?.widgets[key]?.[language] ?? []),
    ]
    const needed = [...new Set(files)]
    return {
      files: needed.map((file) => ({
        address: `/remotes/${name}/${version}/${file}`,
        integrity: `sha384-${descriptor.files[file] ?? ''}`,
      })),
      shares: pieces.shares ? sharesOf(pieces.shares, shown) : wholeShares,
    }
  }

  async #firstOf(name: string, version: string): Promise<RemoteFirst | null> {
    const key = `${name}/${version}`
    const known = this.#remotes.get(key)
    if (known) return known
    const folder = versionFolder(this.#remotesDir, name, version)
    const files = await firstFiles(join(folder, manifestFile))
    if (files === null) return null
    const noted = await readFile(join(folder, firstFilesFile), 'utf8').catch(() => '')
    // Of a version from before such notes, manifest, entry and module are known.
    const pieces = checkedJson(noted, isRemotePieces) ?? { pages: {}, texts: {} }
    const first = { always: [manifestFile, ...files], pieces }
    this.#remotes.set(key, first)
    return first
  }
}

function sharesOf({ pages, widgets }: Required<RemotePieces>['shares'], shown: ShownFirst): string[] {
  const ofPage = shown.route === null ? [] : (pages[shown.route] ?? [])
  return [...ofPage, ...shown.widgets.flatMap((key) => widgets[key] ?? [])]
}

/** Entry and module that a manifest names, in the order in which they are asked for; null where it cannot be read. */
export async function firstFiles(path: string): Promise<string[] | null> {
  const manifest = checkedJson(await readFile(path, 'utf8').catch(() => ''), isManifest)
  if (manifest === null) return null
  const { remoteEntry } = manifest.metaData
  return [`${remoteEntry.path}${remoteEntry.name}`, ...manifest.exposes.flatMap((expose) => expose.assets.js.sync)]
}
