import { calls } from '@ensemble/contracts/calls'
import type { Registry } from '@ensemble/contracts/registry'
import { provideShell } from '@ensemble/mf-kit'
import { createWordsFor, inWords } from '../api/failure-words.ts'
import { createRequest } from '../session/request.ts'
import { createTransport } from '../api/transport.ts'
import { followNavigations } from '../remotes/navigation-start.ts'
import { createRouter, headingOf } from '../app/router.tsx'
import { createStore, isIdle } from '../store/store.ts'
import { browserConnection, refetchOnReturn } from '../connection/follow-connection.ts'
import { createHeardChanges, notingTransport } from '../connection/older-answers.ts'
import { watchedTransport } from '../connection/watched-transport.ts'
import { createLanguageChoice } from '../language/language.ts'
import { bringTexts, startTexts } from '../language/texts.ts'
import { followPreview } from '../preview/follow-preview.ts'
import { fetchRegistry } from '../remotes/registry.ts'
import { createDeclaredCalls } from '../remotes/declared-calls.ts'
import { startRemotes } from '../remotes/start-remotes.ts'
import { createVersionSwitch } from '../remotes/switching/version-switch.ts'
import { createCredentialHolder } from '../session/credentials.ts'
import { createAskedAhead } from '../session/asked-ahead.ts'
import { afterEarlySession } from '../session/early-session.ts'
import { currentUserQuery } from '../session/current-user.ts'
import { takePageKey } from '../session/page-key.ts'
import { connectPeers } from '../session/peers.ts'
import { createProofPrompt } from '../session/proof-prompt.ts'
import { recover } from '../session/recover.ts'
import { refreshLock } from '../session/refresh-lock.ts'
import { createRenewal } from '../session/renewal.ts'
import type { SessionDeps } from '../session/session-deps.ts'
import { createSessionMarks } from '../session/session-marks.ts'
import { checkStarted } from '../store/session-slice.ts'
import { signIn } from '../session/sign-in.ts'
import { signOut, signOutRefused } from '../session/sign-out.ts'
import { finishSingleSignOn, signUpWithAzure } from '../session/single-sign-on.ts'
import { startSession } from '../session/start-session.ts'
import { createTabSeal } from '../session/tab-seal.ts'
import { createIdentityHolder } from '../session/unknown-identity.ts'
import { runSession } from './run-session.ts'
import type { Services } from '../platform/services.ts'
import { openMissionsInPage } from './open-missions-in-page.ts'
import { createSessionEffects } from './session-effects.ts'
import { createSessionSnapshot } from './session-snapshot.ts'
import { createShellApi } from './shell-api.ts'
import { nativeFetch } from '../realm/natives.ts'
import { wait } from '../timers/timers.ts'
import { recordPages, startUsageRecorder } from '../usage/follow-usage.ts'
import { warmUp } from './warm-up.ts'

/** Longest wait in ms for the registry, once something has moved in it. */
const registryWithinMs = 5000

/** Longest wait in ms for the remotes' texts before a change of language shows. */
const textsWithinMs = 2000

/**
 * Builds the shell's parts and joins them: the only place that knows them all.
 * @param leftOut remotes of the registry that this shell cannot mount
 */
export async function startShell(registry: Registry, leftOut: readonly { remote: string; version: string }[] = []) {
  const language = createLanguageChoice({
    prepare: async (next) => {
      // Without its texts the page stays in the language that it is in.
      let hasChanged = false
      const ofRemotes = remotes.prepareLanguage(next).then(() => {
        // Who shows them does not hear of texts that came after the change.
        if (hasChanged) texts.emit('languageChanged', next)
      })
      await Promise.all([bringTexts(texts, next), Promise.race([ofRemotes, wait(textsWithinMs)])])
      document.documentElement.lang = next
      await texts.changeLanguage(next)
      hasChanged = true
    },
  })
  const texts = await startTexts(language.get())
  document.documentElement.lang = language.get()
  const translate = texts.t

  const now = Date.now
  const holder = createCredentialHolder(now)
  const connection = browserConnection()
  const store = createStore()
  const stateAtStart = store.getState()
  // While a remote is written, a saved file may ask for a call that was not declared when the page was opened.
  const declared = createDeclaredCalls(import.meta.webpackHot !== undefined)
  const remotes = startRemotes({ registry, leftOut, declared, texts, language: language.get })
  const router = createRouter(remotes)
  const versions = createVersionSwitch({
    page: registry,
    readNow: () => fetchRegistry(registryWithinMs, { token: holder.usable()?.accessToken }),
    isFree: () => connection.get() === 'online' && isIdle(store.getState()),
    reload: () => window.location.reload(),
  })
  followNavigations(router, versions.navigated)
  if (registry.previewFollows) {
    void followPreview({
      page: registry,
      readNow: () => fetchRegistry(registryWithinMs),
      wait,
      reload: () => {
        effects.saveDrafts()
        window.location.reload()
      },
    })
  }
  warmUp(remotes, window.location.pathname)

  const pageKey = takePageKey()
  const peers = connectPeers(createTabSeal(pageKey))
  const marks = createSessionMarks()
  // As it was when the page came: a page that is taken over shows nothing else for as long as that takes.
  const wasSignedIn = marks.wasOpen()
  const changes = createHeardChanges(now)
  const transport = notingTransport(
    watchedTransport(createTransport(language.get, afterEarlySession(nativeFetch)), connection),
    changes,
  )
  const { effects, sessionSignal } = createSessionEffects({ store, router, remotes, translate })
  const renew = createRenewal({ holder, peers, lock: refreshLock, transport, pageKey, now, wait })
  const session: SessionDeps = { transport, holder, renew, peers, marks, effects, now }

  const wordsFor = createWordsFor(translate)
  const proofPrompt = createProofPrompt()
  const send = createRequest({
    transport,
    patience: { now, wait, random: Math.random },
    holder,
    sessionSignal,
    recover: (used, refusal) => recover(session, used, refusal),
    signOutRefused: (refusal) => void signOutRefused(session, refusal),
    onPublicPage: effects.onPublicPage,
    page: () => router.state.location.pathname,
    wordsFor,
    tell: effects.tellFailure,
    askProof: proofPrompt.ask,
    askerOf: declared.asker,
  })
  const ahead = createAskedAhead(send, now)
  const { request } = ahead
  const current = createSessionSnapshot(store)
  const usage = startUsageRecorder({ session: current, request })
  recordPages(router, usage)
  const shell = createShellApi({ store, router, remotes, language, request, session: current, record: usage.record })
  provideShell(shell)
  refetchOnReturn(store, connection)
  const checked = runSession({ session, shell, store, registry, translate, language, versions, ahead, changes })

  const services: Services = {
    registry,
    language,
    connection,
    headingFor: () => headingOf(router),
    openMissions: openMissionsInPage(),
    wasSignedIn: () => wasSignedIn,
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
      usage.flush()
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
      await renew()
    },
  }
  return { app: { store, stateAtStart, router, remotes, services }, checked }
}
