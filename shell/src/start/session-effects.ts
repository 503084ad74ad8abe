import { api, forgetTables, saveDrafts, type TFunction } from '@ensemble/mf-kit'
import { sendHeldAnswers } from '@ensemble/mf-kit/held'
import type { ShellRouter } from '../app/router.tsx'
import type { ShellStore } from '../store/store.ts'
import { isPublicAddress } from '../guards/route-access.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { currentUserQuery, knownCurrentUser, selectCurrentUser } from '../session/current-user.ts'
import type { Refused } from '../session/end-session.ts'
import type { SessionEffects } from '../session/session-deps.ts'
import { checkFailed, type Ended, signedIn, signedOut } from '../store/session-slice.ts'
import { withTabStorage } from '../session/tab-storage.ts'
import { readUnauthorisedCode, storeUnauthorisedCode } from '../session/unauthorised-code.ts'
import { toastAdded, toastDefaults } from '../store/toasts-slice.ts'

export interface SessionEffectsDeps {
  store: ShellStore
  router: ShellRouter
  remotes: Remotes
  translate: TFunction
}

/** What the life of the session does to store, address and caches of this page. */
export function createSessionEffects({ store, router, remotes, translate }: SessionEffectsDeps) {
  let requests = new AbortController()
  let user: { unsubscribe: () => void } | null = null

  const path = () => router.state.location.pathname
  const onPublicPage = () => isPublicAddress(remotes.registry, path())
  const tellFailure = (message: string) => {
    const words = message || translate('SOMETHING_WENT_WRONG')
    store.dispatch(toastAdded({ message: words, severity: 'error', durationMs: toastDefaults.errorDurationMs }))
  }

  /** Read before the caches are emptied. */
  const endedOf = ({ code, message = '' }: Refused): Ended => {
    const known = selectCurrentUser(store.getState()).data
    return {
      code,
      message,
      departmentCode: known?.departmentCode ?? null,
      wasPending: known?.status === 'pending_approval',
    }
  }

  const effects: SessionEffects = {
    sendWhatWaits: () => {
      saveDrafts()
      void sendHeldAnswers()
    },
    isAuthenticated: () => store.getState().session.authenticated,
    setSignedIn: (known) => {
      if (known) store.dispatch(knownCurrentUser(known))
      store.dispatch(signedIn())
      user ??= store.dispatch(currentUserQuery.initiate())
    },
    setSignedOut: (leave, why) => {
      const hadSession = user !== null
      // An answer to the session before must not reach the next one. Where there was none, as this page finds out after
      // it has begun, calls under way are those of a visitor, who has sent a form meanwhile.
      if (hadSession) {
        requests.abort()
        requests = new AbortController()
      }
      user?.unsubscribe()
      user = null
      // Where no session was there to end, a reason that is still to be shown is that of the one before.
      const code = leave?.code ?? (hadSession ? null : readUnauthorisedCode())
      withTabStorage((storage) => storage.clear())
      forgetTables()
      if (code) storeUnauthorisedCode(code)
      store.dispatch(signedOut({ leave, ended: why ? endedOf(why) : null }))
      if (hadSession) store.dispatch(api.util.resetApiState())
      // A protected page is left by its guard; a public one has nothing to guard. Who is there already keeps what its
      // address says: the receipt of a deletion.
      if (leave && onPublicPage() && path() !== leave.to) void router.navigate(leave.to)
    },
    setCheckFailed: () => store.dispatch(checkFailed()),
    onPublicPage,
    onHome: () => path() === '/home',
    tellFailure,
    tellExpired: () => tellFailure(translate('AUTHENTICATION.SESSION_EXPIRED_ERROR')),
  }
  return { effects, sessionSignal: () => requests.signal }
}
