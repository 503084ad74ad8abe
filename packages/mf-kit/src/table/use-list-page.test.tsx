import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '../router/create-router.ts'
import { RouterProvider } from '../router/router-provider.tsx'
import { useListPage } from './use-list-page.ts'

let root: Root
const place = document.createElement('div')

/** A list that has two pages, and is led from any other to its first. */
function List() {
  const [page, turn] = useListPage('letters')
  if (page > 1) turn(0)
  return <button onClick={() => turn(page + 1)}>{page}</button>
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(place)
})
afterEach(() => act(() => root.unmount()))

function showAt(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [address] })
  act(() => root.render(<RouterProvider router={router} />))
  return { router, search: () => router.state.location.search, press: () => place.querySelector('button')?.click() }
}

test('the page is what the address says, and stands there once it is another', () => {
  const { router, search, press } = showAt('/one?tab=messages')
  act(press)
  expect([place.textContent, search()]).toEqual(['1', '?tab=messages&letters-page=2'])
  act(() => void router.navigate('/one?tab=messages'))
  expect(place.textContent).toBe('0')
})

test('a page that is no more is left while the list is drawn, and the address follows', () => {
  const { search } = showAt('/one?letters-page=7&tab=messages')
  expect([place.textContent, search()]).toEqual(['0', '?tab=messages'])
})

test.each(['/one?about=article', '/one'])(
  'what leads to %s before a turn is drawn in the address counts',
  (address) => {
    const { router, search, press } = showAt('/one')
    act(() => {
      flushSync(press)
      expect(search()).toBe('?letters-page=2')
      void router.navigate(address)
    })
    expect(place.textContent).toBe('0')
  },
)
