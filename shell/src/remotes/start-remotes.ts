import { type Language } from '@ensemble/contracts/enumerations'
import { type Registry } from '@ensemble/contracts/registry'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { createDigestOf, provideDigests } from './piece-digests.ts'
import './promised-shares.ts'
import { type TextStore } from './remote-texts.ts'
import { createRemotes, type Remotes } from './remotes.ts'
import { remotePlugin } from './runtime-plugin.ts'

/**
 * Brings the registered remotes into reach of the page. Call it in the bootstrap, after React was imported: then the
 * shell's copies are the ones in use and no remote can replace them.
 * @param registry what readRegistry gave
 * @param texts the page's i18next
 * @param language the language on the screen
 */
export function startRemotes(registry: Registry, texts: TextStore, language: () => Language): Remotes {
  const digestOf = createDigestOf(registry.remotes)
  provideDigests(digestOf)
  registerPlugins([remotePlugin(digestOf, (name) => remotes.failures(name))])
  const federation = { registerRemotes, loadRemote: (id: string) => loadRemote<unknown>(id) }
  const remotes = createRemotes({ registry, federation, texts, language })
  return remotes
}
