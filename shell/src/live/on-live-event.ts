import type { Registry } from '@ensemble/contracts/registry'
import type { ShellApi } from '@ensemble/contracts/remote'
import { api, applyChange, changeTags, type TFunction } from '@ensemble/mf-kit'
import type { ShellStore } from '../store/store.ts'
import { readLiveEvent } from './live-event.ts'
import type { ServerEvent } from './parse-events.ts'

export interface LiveEffects {
  store: ShellStore
  registry: Registry
  toast: ShellApi['toast']
  translate: TFunction
  onSessionRevoked: () => void
  /** What visitors get of a remote has changed. */
  onRemoteMoved: () => void
}

/** What an event of the live line does to this page. */
export function createLiveHandler({ store, registry, toast, translate, onSessionRevoked, onRemoteMoved }: LiveEffects) {
  let told = false
  return (event: ServerEvent): void => {
    const live = readLiveEvent(event)
    if (live?.kind === 'changed') store.dispatch(applyChange(live))
    if (live?.kind === 'session') onSessionRevoked()
    if (live?.kind === 'remote') {
      onRemoteMoved()
      store.dispatch(applyChange({ tag: 'delivery', id: live.name }))
    }
    if (live?.kind === 'remote' && !told && isOther(registry, live)) {
      // Never swapped under the visitor's hands: two builds of one remote in a page is for page loads alone.
      told = true
      toast(translate('live.newVersion'), { severity: 'info', durationMs: 8000 })
    }
  }
}

/** After a break of the line: whatever is on the screen is asked for again. */
export function refreshEverything(store: ShellStore): void {
  store.dispatch(api.util.invalidateTags([...changeTags]))
}

/** A remote that this page knows in another version; a new area has nothing on the screen to be outdated. */
function isOther(registry: Registry, { name, version }: { name: string; version: string }): boolean {
  return registry.remotes.some((remote) => remote.name === name && remote.version !== version)
}
