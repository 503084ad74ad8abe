import { type ShellApi } from '@ensemble/contracts/remote'
import { createBrowserRouter, provideShell, RouterProvider } from '@ensemble/mf-kit'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { remoteRoutes } from './remote-routes.tsx'
import { RemotesContext } from './remotes-context.ts'
import { type Remotes } from './remotes.ts'
import { sampleModule, sampleRegistry } from './testing/sample-remotes.ts'

let root: Root
const wait = { timeout: 5_000 }

beforeEach(() => {
  const language = { get: () => 'en' as const, subscribe: () => () => undefined }
  provideShell({ language } as unknown as ShellApi)
  window.history.replaceState(null, '', '/samples/1')
  document.body.replaceChildren(document.createElement('div'))
})
afterEach(() => root.unmount())

function open(load: Remotes['load']) {
  const remotes: Remotes = {
    registry: sampleRegistry,
    load,
    failures: () => 0,
    prepareLanguage: () => Promise.resolve(),
  }
  root = createRoot(document.body.firstElementChild as HTMLElement)
  root.render(
    <RemotesContext value={remotes}>
      <nav>Navigation</nav>
      <RouterProvider router={createBrowserRouter(remoteRoutes(remotes))} />
    </RemotesContext>,
  )
}

function words() {
  return document.body.textContent
}

function retry() {
  document.querySelector('button')?.click()
}

test('the page of a remote is shown at its address', async () => {
  open(() => Promise.resolve(sampleModule()))
  await expect.poll(words, wait).toBe('NavigationA sample')
})

test('a remote that cannot be loaded is one card, and another try recovers it', async () => {
  let gone = true
  open(() => (gone ? Promise.reject(new Error('gone')) : Promise.resolve(sampleModule())))
  await expect.poll(words, wait).toContain('This part is temporarily unavailable')
  expect(words()).toContain('Navigation')
  gone = false
  retry()
  await expect.poll(words, wait).toBe('NavigationA sample')
})

test('a remote that throws while it is drawn is one card as well', async () => {
  let broken = true
  const Component = () => {
    if (broken) throw new Error('broken')
    return 'A sample'
  }
  const routes = [{ path: '/samples/:sampleId', load: () => Promise.resolve({ Component }) }]
  open(() => Promise.resolve(sampleModule({ routes })))
  await expect.poll(words, wait).toContain('This part is temporarily unavailable')
  expect(words()).toContain('Navigation')
  broken = false
  retry()
  await expect.poll(words, wait).toBe('NavigationA sample')
})

test('a remote that announces a page and does not have it is one card', async () => {
  open(() => Promise.resolve(sampleModule({ routes: [] })))
  await expect.poll(words, wait).toContain('This part is temporarily unavailable')
})
