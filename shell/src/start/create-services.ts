import { calls } from '@ensemble/contracts/calls'
import type { Registry } from '@ensemble/contracts/registry'
import type { ShellApi } from '@ensemble/contracts/remote'
import { inWords, type WordsFor } from '../api/failure-words.ts'
import { headingOf, type ShellRouter } from '../app/router.tsx'
import type { Connection } from '../connection/connection.ts'
import type { LanguageChoice } from '../language/language.ts'
import type { Services } from '../platform/services.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { currentUserQuery } from '../session/current-user.ts'
import type { ProofPrompt } from '../session/proof-prompt.ts'
import type { SessionDeps } from '../session/session-deps.ts'
import { signIn } from '../session/sign-in.ts'
import { signOut } from '../session/sign-out.ts'
import { finishSingleSignOn, signUpWithAzure } from '../session/single-sign-on.ts'
import { startSession } from '../session/start-session.ts'
import { createIdentityHolder } from '../session/unknown-identity.ts'
import { checkStarted } from '../store/session-slice.ts'
import type { ShellStore } from '../store/store.ts'
import { legalNoticeInPage } from './legal-notice-in-page.ts'
import { openMissionsInPage } from './open-missions-in-page.ts'
import { warmUp } from './warm-up.ts'

interface ServicesDeps {
  registry: Registry
  language: LanguageChoice
  connection: Connection
  store: ShellStore
  router: ShellRouter
  remotes: Remotes
  session: SessionDeps
  request: ShellApi['request']
  wordsFor: WordsFor
  proofPrompt: ProofPrompt
  wasSignedIn: boolean
  /** Sends what was recorded of the use of the platform, while the session still holds. */
  flushUsage: () => void
}

/** What the shell's own pages may ask of it, joined from its parts. */
export function createServices(deps: ServicesDeps): Services {
  const { registry, language, connection, store, router, remotes, session, request, wordsFor, proofPrompt } = deps
  return {
    registry,
    language,
    connection,
    headingFor: () => headingOf(router),
    openMissions: openMissionsInPage(),
    legalNotice: legalNoticeInPage(),
    wasSignedIn: () => deps.wasSignedIn,
    signIn: (input) => {
      warmUp(remotes, '/home')
      return inWords(signIn(session, input), wordsFor)
    },
    proofPrompt,
    prove: async (currentPassword) => {
      const { method, path } = calls['auth.prove']
      await request({ method, path, body: { currentPassword }, inline: true })
    },
    finishSingleSignOn: (input) => finishSingleSignOn(session, input),
    signUpWithAzure: (input) => signUpWithAzure(session, input),
    unknownIdentity: createIdentityHolder(),
    signOut: () => {
      // A session is not renewed for that: its new token would come after the end.
      if (session.holder.usable()) deps.flushUsage()
      return signOut(session)
    },
    recheckSession: () => {
      store.dispatch(checkStarted())
      return startSession(session)
    },
    reloadUser: async () => {
      await store.dispatch(currentUserQuery.initiate(undefined, { forceRefetch: true, subscribe: false }))
    },
    renewAccess: async () => {
      await session.renew()
    },
  }
}
