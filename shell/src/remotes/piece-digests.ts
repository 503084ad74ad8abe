import { type RegisteredRemote } from '@ensemble/contracts/registry'

/** Digest that no content has: a piece of which nothing is known is refused, not let through. */
const neverMatches = `sha384-${'A'.repeat(64)}`

/** The value of an `integrity` attribute for the address of a remote's file. */
export type DigestOf = (url: string) => string

/**
 * Knows the digest of every file of the registered remotes. The registry comes with the page, so it is as
 * trustworthy as the shell itself, and a file changed afterwards is not run.
 * @param origin what relative addresses start from
 */
export function createDigestOf(
  remotes: readonly RegisteredRemote[],
  origin: string = window.location.origin,
): DigestOf {
  const folders = remotes.map(({ manifest, descriptor }) => ({
    folder: new URL('.', new URL(manifest, origin)).href,
    files: descriptor.files,
  }))
  return (url) => {
    const { href } = withoutSearch(new URL(url, origin))
    const owner = folders.find(({ folder }) => href.startsWith(folder))
    const digest = owner?.files[decodeURI(href.slice(owner.folder.length))]
    return digest ? `sha384-${digest}` : neverMatches
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
}

/** Lets the remotes' own loaders, which know no digest, check each piece that a page asks for later. */
export function provideDigests(digestOf: DigestOf): void {
  globalThis.ensembleDigestOf = digestOf
}
