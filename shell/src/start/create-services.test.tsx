import type { Registry } from '@ensemble/contracts/registry'
import { createMemoryRouter } from '@ensemble/mf-kit'
import { expect, it, vi } from 'vitest'
import { steadyConnection } from '../connection/connection-context.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { HiddenText } from '../realm/hidden-text.ts'
import { credentialsOf } from '../session/credentials.ts'
import { createProofPrompt } from '../session/proof-prompt.ts'
import { createStore } from '../store/store.ts'
import { answer, createBrowser } from '../testing/fake-session.ts'
import { createServices } from './create-services.ts'

const registry: Registry = { revision: 1, remotes: [] }
const remotes: Remotes = {
  registry,
  load: () => Promise.reject(new Error('no remotes')),
  part: () => Promise.reject(new Error('no remotes')),
  there: () => undefined,
  renew: () => Promise.resolve(),
  recover: () => Promise.resolve(false),
  crashed: () => {},
  prepareLanguage: () => Promise.resolve(),
}

it('sends what was recorded of the use before signing out, but renews no session for it', async () => {
  const { clock, openTab } = createBrowser(() => answer({}))
  const { deps: session, holder } = openTab()
  const flushUsage = vi.fn()
  const { signOut } = createServices({
    registry,
    language: { get: () => 'fr', choose: () => {}, propose: () => {}, subscribe: () => () => {} },
    connection: steadyConnection,
    store: createStore(),
    // Without pages: whoever signs out is led to one, and what it fetches would outlast the test.
    router: createMemoryRouter([{ path: '*', element: null }]),
    remotes,
    session,
    request: () => Promise.resolve(),
    wordsFor: () => '',
    proofPrompt: createProofPrompt(),
    wasSignedIn: true,
    flushUsage,
  })
  const openSession = () => holder.set(credentialsOf({ accessToken: new HiddenText('t'), expiresIn: 600 }, clock.now))
  openSession()
  clock.now += 600_000
  await signOut()
  expect(flushUsage).not.toHaveBeenCalled()
  openSession()
  await signOut()
  expect(flushUsage).toHaveBeenCalledTimes(1)
})
