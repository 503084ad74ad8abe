import type { ShellApi } from '@ensemble/contracts/remote'
import { createBrowserRouter, provideShell, type RouteObject, RouterProvider } from '@ensemble/mf-kit'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionContext } from '../connection/connection-context.ts'
import { type Connection, createConnection } from '../connection/connection.ts'
import { RemoteOutlet } from './remote-outlet.tsx'
import { remoteRoutes } from './remote-routes.tsx'
import { RemotesContext } from './remotes-context.ts'
import type { Remotes } from './remotes.ts'
import { sampleModule, sampleRegistry } from './testing/sample-remotes.ts'

let root: Root

beforeEach(() => {
  const language = { get: () => 'en' as const, subscribe: () => () => undefined }
  provideShell({ language } as unknown as ShellApi)
  window.history.replaceState(null, '', '/samples/1')
  document.body.replaceChildren(document.createElement('div'))
})
afterEach(() => root.unmount())

function open(
  part: Remotes['part'],
  routes: (remotes: Remotes) => RouteObject[] = remoteRoutes,
  connection: Connection = createConnection({
    isOnline: () => true,
    probe: () => Promise.resolve(true),
    setTimer: () => () => {},
  }),
) {
  const calls = { renewed: 0, crashes: [] as unknown[] }
  const remotes: Remotes = {
    registry: sampleRegistry,
    load: () => Promise.resolve(sampleModule()),
    part,
    there: () => undefined,
    renew: () => Promise.resolve(void (calls.renewed += 1)),
    recover: () => Promise.resolve(false),
    crashed: (_part, error) => void calls.crashes.push(error),
    prepareLanguage: () => Promise.resolve(),
  }
  root = createRoot(document.body.firstElementChild as HTMLElement)
  root.render(
    <ConnectionContext value={connection}>
      <RemotesContext value={remotes}>
        <nav>Navigation</nav>
        <main id="main" tabIndex={-1}>
          <RouterProvider router={createBrowserRouter(routes(remotes))} />
        </main>
      </RemotesContext>
    </ConnectionContext>,
  )
  return calls
}

const sample = () => 'A sample'
const unavailable = 'This part is temporarily unavailable'

function words() {
  return document.body.textContent
}

function retryButton() {
  return document.querySelector('button')
}

test('the page of a remote is shown at its address', async () => {
  open(() => Promise.resolve(sample))
  await expect.poll(words).toBe('NavigationA sample')
})

test('a remote that cannot be loaded is one card, and another try recovers it', async () => {
  let gone = true
  const calls = open(() => (gone ? Promise.reject(new Error('gone')) : Promise.resolve(sample)))
  await expect.poll(words).toContain(unavailable)
  expect(words()).toContain('Navigation')
  expect(document.querySelector('[role=status]')?.textContent, 'is announced').toContain(unavailable)
  expect(document.activeElement, 'nobody is moved').toBe(document.body)
  gone = false
  retryButton()?.focus()
  retryButton()?.click()
  await expect.poll(words).toBe('NavigationA sample')
  expect(calls.renewed).toBe(1)
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test('a page that failed without a network is asked for again by itself, once, when the network is back', async () => {
  let online = false
  let asked = 0
  const connection = createConnection({
    isOnline: () => online,
    probe: () => Promise.resolve(online),
    setTimer: () => () => {},
  })
  const part = () => {
    asked += 1
    return Promise.reject(new Error('offline'))
  }
  const followed = vi.spyOn(connection, 'subscribe')
  open(part, remoteRoutes, connection)
  await expect.poll(words).toContain(unavailable)
  await expect.poll(() => followed.mock.calls.length).toBe(1)
  expect(asked).toBe(1)
  online = true
  connection.check()
  await expect.poll(words).toContain('The new attempt did not succeed')
  connection.check()
  await Promise.resolve()
  expect([asked, retryButton()?.disabled]).toEqual([2, false])
})

test('the card stays while another try is under way, and says when that failed too', async () => {
  let answer: (error: Error) => void = () => undefined
  const parts = [Promise.reject(new Error('gone')), new Promise<never>((_, reject) => (answer = reject))]
  parts[0]?.catch(() => undefined)
  let asked = 0
  open(() => parts[asked++] ?? Promise.resolve(sample))
  await expect.poll(words).toContain(unavailable)
  const button = retryButton()
  button?.focus()
  button?.click()
  await expect.poll(() => asked).toBe(2)
  expect(words()).toContain(unavailable)
  answer(new Error('still gone'))
  await expect.poll(words).toContain('The new attempt did not succeed')
  expect(document.activeElement, 'the focus is where the visitor left it').toBe(button)
})

test('a remote that is late has a card at once that is due, and takes its place when it arrives', async () => {
  let arrive: (page: typeof sample) => void = () => undefined
  open(() => new Promise((resolve) => (arrive = resolve)))
  await expect.poll(words).toContain('This part is taking longer than usual')
  expect(retryButton()).not.toBeNull()
  arrive(sample)
  await expect.poll(words).toBe('NavigationA sample')
  expect(document.activeElement, 'nobody is moved').toBe(document.body)
})

test('a widget that is late keeps what stands in its place, and its card lies over it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const widget = { remote: 'mf-samples', kind: 'widgets', id: 'sample' } as const
  open(
    () => new Promise(() => undefined),
    () => [{ path: '*', element: <RemoteOutlet part={widget} waiting="Skeleton" /> }],
  )
  await expect.poll(words).toBe('NavigationSkeleton')
  await vi.advanceTimersByTimeAsync(2_300)
  vi.useRealTimers()
  await expect.poll(words).toContain('SkeletonThis part is taking longer than usual')
})

test('a remote that throws while it is drawn is one card as well', async () => {
  let broken = true
  const calls = open(() =>
    Promise.resolve(() => {
      if (broken) throw new Error('broken')
      return 'A sample'
    }),
  )
  await expect.poll(words).toContain(unavailable)
  expect(words()).toContain('Navigation')
  expect(calls.crashes).toEqual([expect.objectContaining({ message: 'broken' })])
  broken = false
  retryButton()?.click()
  await expect.poll(words).toBe('NavigationA sample')
})
