import { type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { fetchManifest } from './fetch-manifest.ts'
import { type DigestOf } from './piece-digests.ts'

/** Longest wait for the entry script of a remote, in ms (federation.md §3.4, React). */
const entryWithinMs = 5_000

/**
 * How the federation runtime gets a remote's first two files: with a limit in time, and only with the content that
 * the registry promised.
 * @param digestOf digest of each file
 * @param attemptOf how often this remote was tried before; a retry has an address of its own, because the runtime
 * holds on to a script element of the same address, also to one that hangs
 */
export function remotePlugin(digestOf: DigestOf, attemptOf: (remote: string) => number): ModuleFederationRuntimePlugin {
  return {
    name: 'ensemble-remotes',
    fetch: (url) => fetchManifest(url, digestOf),
    createScript: ({ url, remoteInfo }) => {
      const attempt = remoteInfo ? attemptOf(remoteInfo.name) : 0
      const script = document.createElement('script')
      script.src = attempt === 0 ? url : `${url}?retry=${attempt}`
      script.async = true
      return { script: verified(script, digestOf(url)), timeout: entryWithinMs }
    },
    createLink: ({ url, attrs = {} }) => {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value))
      link.href = url
      return verified(link, digestOf(url))
    },
  }
}

/** All files of remotes are asked for alike, so that what was preloaded is not fetched again. */
function verified<Tag extends HTMLScriptElement | HTMLLinkElement>(tag: Tag, digest: string): Tag {
  tag.crossOrigin = 'anonymous'
  tag.integrity = digest
  return tag
}
