import type { Registry } from '@ensemble/contracts/registry'
import { askFirst, provideShell } from '@ensemble/mf-kit'
import { createWordsFor } from '../api/failure-words.ts'
import { createRequest } from '../session/request.ts'
import { createTransport } from '../api/transport.ts'
import { createRouter } from '../app/router.tsx'
import { createStore } from '../store/store.ts'
import { browserConnection, refetchOnReturn } from '../connection/follow-connection.ts'
import { createHeardChanges, notingTransport } from '../connection/older-answers.ts'
import { watchedTransport } from '../connection/watched-transport.ts'
import { createDeclaredCalls } from '../remotes/declared-calls.ts'
import { startRemotes } from '../remotes/start-remotes.ts'
import { createCredentialHolder } from '../session/credentials.ts'
import { createAskedAhead } from '../session/asked-ahead.ts'
import { afterEarlySession } from '../session/early-session.ts'
import { takePageKey } from '../session/page-key.ts'
import { connectPeers } from '../session/peers.ts'
import { createProofPrompt } from '../session/proof-prompt.ts'
import { recover } from '../session/recover.ts'
import { refreshLock } from '../session/refresh-lock.ts'
import { createRenewal } from '../session/renewal.ts'
import type { SessionDeps } from '../session/session-deps.ts'
import { createSessionMarks } from '../session/session-marks.ts'
import { signOutRefused } from '../session/sign-out.ts'
import { createTabSeal } from '../session/tab-seal.ts'
import { runSession } from './run-session.ts'
import { createServices } from './create-services.ts'
import { followVersions } from './follow-versions.ts'
import { followLeaving } from './leave-page.ts'
import { createSessionEffects } from './session-effects.ts'
import { createSessionSnapshot } from './session-snapshot.ts'
import { createShellApi } from './shell-api.ts'
import { startLanguage } from './start-language.ts'
import { nativeFetch } from '../realm/natives.ts'
import { wait } from '../timers/timers.ts'
import { recordPages, startUsageRecorder } from '../usage/follow-usage.ts'
import { warmUp, warmUpWidgets } from './warm-up.ts'

/**
 * Builds the shell's parts and joins them: the only place that knows them all.
 * @param leftOut remotes of the registry that this shell cannot mount
 */
export async function startShell(registry: Registry, leftOut: readonly { remote: string; version: string }[] = []) {
  const { language, texts } = await startLanguage((next) => remotes.prepareLanguage(next))
  const translate = texts.t

  const now = Date.now
  const holder = createCredentialHolder(now)
  const connection = browserConnection()
  const store = createStore()
  const stateAtStart = store.getState()
  // While a remote is written, a saved file may ask for a call that was not declared when the page was opened.
  const declared = createDeclaredCalls(import.meta.webpackHot !== undefined)
  const remotes = startRemotes({
    registry,
    leftOut,
    declared,
    texts,
    language: language.get,
    askFirst: async (component) => {
      const { user } = current.get()
      if (user && ahead.isWaiting()) await askFirst(store, component, user)
    },
  })
  const router = createRouter(remotes)
  const versions = followVersions({ registry, holder, connection, store, router })
  warmUp(remotes, window.location.pathname)

  const pageKey = takePageKey()
  const peers = connectPeers(createTabSeal(pageKey))
  const marks = createSessionMarks()
  // As it was when the page came: a page that is taken over shows nothing else for as long as that takes.
  const wasSignedIn = marks.wasOpen()
  const changes = createHeardChanges(now)
  const early = afterEarlySession(nativeFetch)
  const transport = notingTransport(watchedTransport(createTransport(language.get, early.send), connection), changes)
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
    leaving: followLeaving(),
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
  void checked.then(early.forget, early.forget)
  const bringWidgets = () =>
    warmUpWidgets(remotes, window.location.pathname, current.get().role, document.documentElement.dataset)
  void checked.then(bringWidgets, () => undefined)

  const services = createServices({
    registry,
    language,
    connection,
    store,
    router,
    remotes,
    session,
    request,
    wordsFor,
    proofPrompt,
    wasSignedIn,
    flushUsage: usage.flush,
  })
  return { app: { store, stateAtStart, router, remotes, services }, checked }
}
