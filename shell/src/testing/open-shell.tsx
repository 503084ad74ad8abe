import type { Language } from '@ensemble/contracts/enumerations'
import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import type { LegalNotice } from '@ensemble/contracts/legal-notice'
import type { User } from '@ensemble/contracts/users/http'
import type { RegisteredRemote, Registry } from '@ensemble/contracts/registry'
import type { RemoteAct, ShellApi } from '@ensemble/contracts/remote'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { provideShell } from '@ensemble/mf-kit'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { App } from '../app/app.tsx'
import type { Connection } from '../connection/connection.ts'
import { steadyConnection } from '../connection/connection-context.ts'
import { createRouter, headingOf } from '../app/router.tsx'
import { createStore } from '../store/store.ts'
import { startTexts } from '../language/texts.ts'
import { createSessionEffects } from '../start/session-effects.ts'
import { createSessionSnapshot } from '../start/session-snapshot.ts'
import { createShellApi } from '../start/shell-api.ts'
import type { Services } from '../platform/services.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { sampleModule, sampleRemote } from '../remotes/testing/sample-remotes.ts'
import { currentUserQuery } from '../session/current-user.ts'
import { createProofPrompt } from '../session/proof-prompt.ts'
import { createIdentityHolder } from '../session/unknown-identity.ts'

export const member: User = {
  id: 'u1',
  displayName: 'Inès Karoui',
  firstName: 'Inès',
  role: 'member',
  status: 'validated',
  departmentCode: '69',
}

/** What a member wishes who has told nothing yet. */
export const engagement: NonNullable<User['engagement']> = {
  interestDomains: ['prevention'],
  preferredMissionTypes: [],
  preferredModes: [],
  skills: [],
  skillsOther: null,
  availability: { slots: [], frequency: null, note: null },
  pause: null,
  favouriteMissionIds: [],
  savedSearches: [],
}

/** What everybody agrees to at sign-up, and hears of unless they say otherwise. */
export const consents: NonNullable<User['consents']> = {
  termsVersion: consentVersions.terms,
  termsAt: '2026-03-12T09:00:00.000Z',
  charterVersion: consentVersions.charter,
  charterAt: '2026-03-12T09:00:00.000Z',
  coParticipantVisibility: false,
  newsletter: false,
  digest: 'weekly',
  staffFrequency: 'realtime',
  healthConsentVersion: null,
  healthConsentAt: null,
  comorbiditiesConsentVersion: null,
  comorbiditiesConsentAt: null,
  matchingConsentVersion: null,
  matchingConsentAt: null,
}

interface Opened {
  path: string
  language?: Language
  /** Answers of the API by path, or what makes them; an Error for a refusal; a missing one never comes. */
  answers?: Record<string, unknown>
  signIn?: Services['signIn']
  prove?: Services['prove']
  finishSingleSignOn?: Services['finishSingleSignOn']
  signUpWithAzure?: Services['signUpWithAzure']
  /** The league identity that has no account yet. */
  league?: ReturnType<Services['unknownIdentity']['get']>
  wasSignedIn?: boolean
  /** Who the answer about the session has told of before anything is drawn, as it mostly has. */
  signedInAs?: User
  /**
   * Widgets of /home, each of a remote of its own: its component, an Error where its code cannot be loaded, or nothing
   * where it never comes.
   */
  widgets?: Record<string, ComponentType | Error | undefined>
  /** Who answers for the installation, where the page has brought it. */
  legalNotice?: LegalNotice
  /** Of the page to the server; always there by default. */
  connection?: Connection
  /** Pages of a remote, whose code never comes. */
  pages?: RemoteDescriptor['routes']
  /** What that remote says people do there. */
  acts?: readonly RemoteAct[]
}

/** The whole shell in a document without a browser: real router, store, guards and pages; network and session faked. */
export async function openShell({ path, answers = {}, league = null, wasSignedIn = false, ...calls }: Opened) {
  // Everything here waits for React by `act` (packages/ui/src/testing/act-environment.ts).
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { signIn, finishSingleSignOn, signUpWithAzure, prove, widgets = {}, pages = [], acts } = calls
  const { connection = steadyConnection, language: chosen = 'fr' } = calls
  const unknownIdentity = createIdentityHolder()
  const proofPrompt = createProofPrompt()
  unknownIdentity.set(league)
  window.history.replaceState(null, '', path)
  const registry = registryOf(widgets, pages)
  const remotes = remotesOf({ registry, widgets, acts })
  const texts = await startTexts(chosen)
  await texts.changeLanguage(chosen)
  const store = createStore()
  const router = createRouter(remotes)
  const { effects } = createSessionEffects({ store, router, remotes, translate: texts.t })
  if (calls.signedInAs) effects.setSignedIn(calls.signedInAs)
  const { request, ...sent } = fakeNetwork(answers)
  const recorded: unknown[] = []
  const language = { get: () => chosen, choose: () => {}, propose: () => {}, subscribe: () => () => {} }
  provideShell(
    createShellApi({
      store,
      router,
      remotes,
      language,
      session: createSessionSnapshot(store),
      record: (use) => recorded.push(use),
      request,
    }),
  )
  const services: Services = {
    registry,
    language,
    connection,
    headingFor: () => headingOf(router),
    openMissions: () => null,
    legalNotice: () => calls.legalNotice ?? null,
    wasSignedIn: () => wasSignedIn,
    proofPrompt,
    prove: prove ?? (() => Promise.resolve()),
    signIn: signIn ?? (() => Promise.resolve(effects.setSignedIn())),
    finishSingleSignOn: finishSingleSignOn ?? (() => never),
    signUpWithAzure: signUpWithAzure ?? (() => Promise.resolve(effects.setSignedIn())),
    unknownIdentity,
    signOut: () => Promise.resolve(effects.setSignedOut({ to: '/login', keepPlace: false })),
    recheckSession: () => Promise.resolve(),
    reloadUser: async () => {
      await store.dispatch(currentUserQuery.initiate(undefined, { forceRefetch: true, subscribe: false }))
    },
    renewAccess: () => Promise.resolve(),
  }
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () => root.render(<App {...{ store, stateAtStart: store.getState(), services, remotes, router }} />))
  const text = () => document.body.textContent ?? ''
  return {
    effects,
    proofPrompt,
    ...sent,
    navigate: (to: string, state?: unknown) => router.navigate(to, { replace: true, state }),
    /** What was recorded of the use of the platform. */
    recorded,
    text,
    /** Looks until what is expected holds. */
    eventually,
    /** Waits until the visitor has arrived somewhere: guards may need several turns. */
    arrives: (pathname: string) => eventually(() => expect(window.location.pathname).toBe(pathname)),
    shows: (words: string) => eventually(() => expect(text()).toContain(words)),
    do: (work: () => unknown) => act(async () => void (await work())),
    close: async () => {
      await act(async () => root.unmount())
      place.remove()
    },
  }
}

const never = new Promise<never>(() => {})

/** A remote for each widget, and one for the pages. */
function registryOf(widgets: NonNullable<Opened['widgets']>, pages: NonNullable<Opened['pages']>): Registry {
  const remoteOf = (name: string, parts: Partial<RemoteDescriptor>): RegisteredRemote => ({
    ...sampleRemote,
    name,
    descriptor: { ...sampleRemote.descriptor, name, routes: [], widgets: [], ...parts },
  })
  return {
    revision: 1,
    remotes: [
      ...Object.keys(widgets).map((name) => remoteOf(name, { widgets: [{ key: name, place: 'home', order: 5 }] })),
      ...(pages.length > 0 ? [remoteOf('mf-users', { routes: pages })] : []),
    ],
  }
}

interface RemotesInput extends Pick<Opened, 'acts'> {
  registry: Registry
  widgets: NonNullable<Opened['widgets']>
}

/** What of the remotes can be loaded. */
function remotesOf({ registry, widgets, acts }: RemotesInput): Remotes {
  return {
    registry,
    load: () => (acts ? Promise.resolve(sampleModule({ acts: async () => ({ default: acts }) })) : never),
    part: ({ id }) => {
      const widget = widgets[id]
      return widget === undefined ? never : widget instanceof Error ? Promise.reject(widget) : Promise.resolve(widget)
    },
    there: () => undefined,
    renew: () => Promise.resolve(),
    recover: () => Promise.resolve(false),
    crashed: () => {},
    prepareLanguage: () => Promise.resolve(),
  }
}

/** Answers requests, and keeps what was asked for. */
function fakeNetwork(answers: NonNullable<Opened['answers']>) {
  const requested: string[] = []
  const bodies: unknown[] = []
  const queries: unknown[] = []
  const request: ShellApi['request'] = (asked) => {
    const { path, body, query } = asked
    requested.push(path)
    bodies.push(body)
    queries.push(query)
    const answer = answers[path]
    if (answer instanceof Error) return Promise.reject(answer)
    if (typeof answer === 'function') return Promise.resolve(answer(asked))
    return path in answers ? Promise.resolve(answer) : never
  }
  return {
    request,
    requested,
    /** What was sent with each request. */
    bodies,
    queries,
  }
}

/** Pages are loaded on demand: on a busy machine that takes seconds. */
const arrivesWithinMs = 10_000

/** React works off what is due between two looks. */
function eventually(look: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await act(async () => {})
    look()
  }, arrivesWithinMs)
}
