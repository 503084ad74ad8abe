import type { ShellApi } from '@ensemble/contracts/remote'
import type { ShellRouter } from '../app/router.tsx'
import type { ShellStore } from '../store/store.ts'
import type { LanguageChoice } from '../language/language.ts'
import { namePage } from '../pages/page-title.ts'
import { createFetchAhead } from '../remotes/fetch-ahead.ts'
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
  return {
    request,
    toast: (message, { severity = toastDefaults.severity, durationMs } = {}) => {
      const usual = severity === 'error' ? toastDefaults.errorDurationMs : toastDefaults.durationMs
      store.dispatch(toastAdded({ message, severity, durationMs: durationMs ?? usual }))
    },
    navigate: (to, options) => void router.navigate(to, options),
    prefetch: createFetchAhead(remotes),
    record,
    namePage,
    session,
    language: { get: language.get, subscribe: language.subscribe },
  }
}
