import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { fetchManifest } from './fetch-manifest.ts'
import { asFailure } from './load-failure.ts'
import type { LoadsUnderWay } from './load-progress.ts'
import type { AddressOf } from './piece-addresses.ts'
import type { DigestOf } from './piece-digests.ts'

/** Longest wait for the entry script of a remote, in ms; whoever waits has the card long before. */
const entryWithinMs = 10_000

export interface PluginDeps {
  digestOf: DigestOf
  addressOf: AddressOf
  loads: LoadsUnderWay
}

/**
 * How the federation runtime gets a remote's first files: with a limit in time, only with the content that was
 * promised, at a new address when one failed before — and noting how far it got, which the runtime's own errors do
 * not say. What to do about a failure is decided elsewhere (one-remote.ts): the runtime's hooks for that ignore some
 * failures and resolve an older manifest against the address of the failing one.
 */
export function remotePlugin({ digestOf, addressOf, loads }: PluginDeps): ModuleFederationRuntimePlugin {
  return {
    name: 'ensemble-remotes',
    fetch: async (url, _init, remoteInfo) => {
      try {
        return await fetchManifest(url, digestOf)
      } catch (error) {
        const load = remoteInfo && loads.get(remoteInfo.name)
        if (load) load.cause = asFailure(error, 'manifest')
        throw error
      }
    },
    createScript: ({ url, remoteInfo }) => {
      const load = remoteInfo && loads.get(remoteInfo.name)
      if (load) load.phase = 'entry'
      const script = document.createElement('script')
      script.src = addressOf(url)
      script.async = true
      return { script: verified(script, digestOf(url)), timeout: entryWithinMs }
    },
    createLink: ({ url, attrs = {} }) => {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value))
      link.href = url
      return verified(link, digestOf(url))
    },
    beforeInitRemote: (args) => {
      const load = loads.get(args.remoteInfo.name)
      if (load) load.phase = 'module'
      return args
    },
  }
}

/** All files of remotes are asked for alike, so that what was preloaded is not fetched again. */
function verified<Tag extends HTMLScriptElement | HTMLLinkElement>(tag: Tag, digest: string): Tag {
  tag.crossOrigin = 'anonymous'
  tag.integrity = digest
  return tag
}
