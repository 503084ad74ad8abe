import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ShellApi } from '@ensemble/contracts/remote'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideShell } from '../shell/shell-bridge.ts'
import { RowLink } from './row-link.tsx'

interface Seen {
  isIntersecting: boolean
  target: Element
}

const watched = new Set<Element>()
let report: (seen: readonly Seen[]) => void = () => undefined
let observers = 0

class Viewport {
  constructor(tell: (seen: readonly Seen[]) => void) {
    observers += 1
    report = tell
  }
  observe(element: Element) {
    watched.add(element)
  }
  unobserve(element: Element) {
    watched.delete(element)
  }
}

const prefetch = vi.fn()
const navigate = vi.fn()
let root: Root

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  vi.stubGlobal('IntersectionObserver', Viewport)
  provideShell({ prefetch, navigate } as unknown as ShellApi)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <>
        <RowLink to="/missions/1">One</RowLink>
        <RowLink to="/missions/2?tab=participants">Two</RowLink>
      </>,
    ),
  )
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const links = () => [...document.querySelectorAll('a')]
const click = (link: Element | undefined, how: MouseEventInit = {}) =>
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))

test('a press leads to the page and tells it of the list that is left; another tab is the browser’s', () => {
  window.history.replaceState(null, '', '/missions/management?tab=all&page=3')
  const [, two] = links()
  expect(two?.getAttribute('href')).toBe('/missions/2?tab=participants')
  expect(click(two)).toBe(false)
  const from = '/missions/management?tab=all&page=3'
  expect(navigate.mock.calls).toEqual([['/missions/2?tab=participants', { state: { from } }]])
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    // The document of a test follows no link.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    click(two, how)
  }
  expect(navigate).toHaveBeenCalledOnce()
})

test('one observer watches all links, and each loads its page ahead once', () => {
  const [one] = links()
  expect(observers).toBe(1)
  expect([...watched]).toEqual(links())
  if (one) report([{ isIntersecting: false, target: one }])
  expect(prefetch).not.toHaveBeenCalled()
  if (one) report([{ isIntersecting: true, target: one }])
  expect(prefetch.mock.calls).toEqual([['/missions/1']])
  expect(watched.has(one ?? document.body)).toBe(false)
  flushSync(() => root.render(null))
  expect(watched.size).toBe(0)
})
