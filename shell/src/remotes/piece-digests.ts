import { folderOf, type RemoteBuild } from './builds.ts'
import type { AddressOf } from './piece-addresses.ts'

/** Digest that no content has: a piece of which nothing is known is refused, not let through. */
const neverMatches = `sha384-${'A'.repeat(64)}`

/** The value of an `integrity` attribute for the address of a remote's file. */
export type DigestOf = (url: string) => string

export interface PieceDigests {
  digestOf: DigestOf
  /** Vouches for the files of one more build. */
  add: (build: Pick<RemoteBuild, 'manifest' | 'files'>) => void
}

/**
 * Knows the digest of every file of the builds that this page may load. The registry comes with the page, so it is as
 * trustworthy as the shell itself, and a file changed afterwards is not run.
 * @param origin what relative addresses start from
 */
export function createPieceDigests(origin: string = window.location.origin): PieceDigests {
  const folders = new Map<string, Record<string, string>>()
  return {
    add: ({ manifest, files }) => folders.set(folderOf({ manifest }, origin), files),
    digestOf: (url) => {
      // While somebody writes it, a file changes with every save; what is built to be delivered never has this.
      if (import.meta.webpackHot) return ''
      const { href } = withoutSearch(new URL(url, origin))
      const [folder, files] = [...folders].find(([start]) => href.startsWith(start)) ?? ['', {}]
      const digest = Object.entries(files).find(([file]) => file === decodeURI(href.slice(folder.length)))?.[1]
      return digest ? `sha384-${digest}` : neverMatches
    },
  }
}

function withoutSearch(url: URL): URL {
  url.search = ''
  url.hash = ''
  return url
}

declare global {
  // Read by the loader of pieces that the remotes' preset builds into each remote (mf-kit, webpack/verify-pieces.mjs).
  var ensembleDigestOf: DigestOf | undefined
  var ensembleAddressOf: AddressOf | undefined
}

/** Lets the remotes' own loaders, which know neither, check each piece that a page asks for later, and ask again. */
export function providePieces(digestOf: DigestOf, addressOf: AddressOf): void {
  globalThis.ensembleDigestOf = digestOf
  globalThis.ensembleAddressOf = addressOf
}
