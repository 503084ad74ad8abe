import type { ShellApi } from '@ensemble/contracts/remote'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideShell } from '../shell/shell-bridge.ts'
import { PrefetchLink } from './prefetch-link.tsx'

class WatchedViewport {
  static all: WatchedViewport[] = []
  watched: Element[] = []
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    WatchedViewport.all.push(this)
  }
  observe(element: Element) {
    this.watched.push(element)
  }
  disconnect() {
    this.watched = []
  }
}

const prefetch = vi.fn()
const onNear = vi.fn()
let root: Root

beforeEach(() => {
  WatchedViewport.all = []
  vi.stubGlobal('IntersectionObserver', WatchedViewport)
  provideShell({ prefetch } as unknown as ShellApi)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MemoryRouter>
      <PrefetchLink to="/resources" onNear={onNear}>
        Resources
      </PrefetchLink>
    </MemoryRouter>,
  )
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

test('code and data of a page are loaded once, when its link comes within 200 px of the screen', async () => {
  await expect.poll(() => WatchedViewport.all.length).toBe(1)
  const [viewport] = WatchedViewport.all
  expect(viewport?.options).toEqual({ rootMargin: '200px' })
  expect(viewport?.watched).toEqual([document.querySelector('a')])
  viewport?.report([{ isIntersecting: false }])
  expect(prefetch).not.toHaveBeenCalled()
  viewport?.report([{ isIntersecting: true }])
  expect(prefetch.mock.calls).toEqual([['/resources']])
  expect(onNear).toHaveBeenCalledTimes(1)
  expect(viewport?.watched).toEqual([])
})
