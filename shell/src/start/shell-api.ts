import type { ShellApi } from '@ensemble/contracts/remote'
import type { ShellRouter } from '../app/router.tsx'
import type { ShellStore } from '../store/store.ts'
import type { LanguageChoice } from '../language/language.ts'
import { namePage } from '../pages/page-title.ts'
import { type RemotePage, remotePageAt } from '../remotes/remote-page-at.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { toastAdded, toastDefaults } from '../store/toasts-slice.ts'

export interface ShellApiDeps {
  store: ShellStore
  router: ShellRouter
  remotes: Remotes
  language: LanguageChoice
  request: ShellApi['request']
  session: ShellApi['session']
  record: ShellApi['record']
}

/** What the remotes may ask of the shell (packages/contracts, remote.ts). */
export function createShellApi({ store, router, remotes, language, request, session, record }: ShellApiDeps): ShellApi {
  let ahead: Promise<(page: RemotePage) => void> | undefined
  /** Comes with what every remote needs; the shell's own pages do without it. */
  const fetchAhead = () =>
    import(/* webpackChunkName: "federation" */ '../remotes/fetch-ahead.ts').then(({ createFetchAhead }) =>
      createFetchAhead(remotes),
    )
  return {
    request,
    toast: (message, { severity = toastDefaults.severity, durationMs } = {}) => {
      const usual = severity === 'error' ? toastDefaults.errorDurationMs : toastDefaults.durationMs
      store.dispatch(toastAdded({ message, severity, durationMs: durationMs ?? usual }))
    },
    navigate: (to, options) => void router.navigate(to, options),
    prefetch: (to) => {
      const page = remotePageAt(remotes.registry, new URL(to, window.location.origin).pathname)
      if (!page) return
      ahead ??= fetchAhead()
      ahead.then(
        (fetch) => fetch(page),
        () => undefined,
      )
    },
    record,
    namePage,
    session,
    language: { get: language.get, subscribe: language.subscribe },
  }
}
