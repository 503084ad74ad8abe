import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserRouter, createMemoryRouter, type PageRouter } from './create-router.ts'
import { useRouteError } from './route-boundary.tsx'
import { RouterProvider, useBlocker, useNavigate, useSearchParams } from './router-provider.tsx'

let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  window.history.replaceState(null, '', '/')
})

const shown = () => place.textContent
const show = (router: PageRouter) => act(() => root.render(<RouterProvider router={router} />))
const lead = (router: PageRouter, to: string | number) => act(() => void router.navigate(to))
const press = (name: string) =>
  act(() => [...place.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === name)?.click())

/** Does something, and waits for so many steps through the history of the browser. */
async function steps(count: number, does: () => void): Promise<void> {
  await act(async () => {
    const all = new Promise<void>((resolve) => {
      let left = count
      const onStep = () => {
        left -= 1
        if (left > 0) return
        window.removeEventListener('popstate', onStep)
        resolve()
      }
      window.addEventListener('popstate', onStep)
    })
    does()
    await all
  })
}

/** Holds whoever leaves it, and says so. */
function Held() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  return (
    <>
      Held{blocker.state === 'blocked' ? ` from ${blocker.location.pathname}` : ''}
      <Link to="/other">on</Link>
      <button onClick={() => blocker.reset?.()}>stay</button>
      <button onClick={() => blocker.proceed?.()}>go</button>
    </>
  )
}

const heldRoutes = [
  { path: '/', element: 'Start' },
  { path: '/held', element: <Held /> },
  { path: '/other', element: 'Other' },
]

it('shows the page of an address, follows links, and tells who listens', () => {
  const Missions = () => <Link to={{ search: '?page=2' }}>more{useLocation().search}</Link>
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [{ path: '/missions/:id', element: <Missions /> }],
      },
    ],
    { initialEntries: ['/missions/7'] },
  )
  const told = vi.fn()
  router.subscribe(({ location, action }) => told(`${action} ${location.pathname}${location.search}`))
  show(router)
  expect(shown()).toBe('more')
  press('more')
  expect(shown()).toBe('more?page=2')
  expect(told.mock.calls).toEqual([['PUSH /missions/7?page=2']])
  expect(router.state.matches.at(-1)).toMatchObject({ params: { id: '7' }, route: { path: '/missions/:id' } })
})

it('gives the same function of navigation on each page, relative to the page that is shown', () => {
  const seen = new Set<unknown>()
  function Every() {
    const navigate = useNavigate()
    seen.add(navigate)
    return <button onClick={() => void navigate('?asked', { replace: true, state: 'kept' })}>ask</button>
  }
  const router = createMemoryRouter([{ path: '*', element: <Every /> }], { initialEntries: ['/one'] })
  show(router)
  lead(router, '/two')
  press('ask')
  expect(router.state.location).toMatchObject({ pathname: '/two', search: '?asked', state: 'kept' })
  lead(router, -1)
  expect(router.state.location.pathname).toBe('/one')
  expect(seen.size).toBe(1)
})

it('two parts of a page that change the address before it is drawn anew undo nothing of each other', () => {
  function Part({ name }: { name: string }) {
    const [address, setAddress] = useSearchParams()
    const change = () =>
      setAddress((now) => {
        now.set(name, '2')
        return now
      })
    return <button onClick={change}>{`${name}${address.get(name) ?? ''}`}</button>
  }
  const element = [<Part key="page" name="page" />, <Part key="letters" name="letters" />]
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/one?tab=messages'] })
  show(router)
  act(() => place.querySelectorAll('button').forEach((button) => button.click()))
  expect(router.state.location.search).toBe('?tab=messages&page=2&letters=2')
  expect(shown()).toBe('page2letters2')
})

it('holds somebody back who follows a link, until they go', () => {
  const router = createMemoryRouter(heldRoutes, { initialEntries: ['/held'] })
  show(router)
  press('on')
  expect(shown()).toMatch(/^Held from \/other/)
  press('stay')
  expect(shown()).toMatch(/^Heldon/)
  lead(router, '/held?same')
  expect(router.state.location.search).toBe('?same')
  press('on')
  press('go')
  expect(shown()).toBe('Other')
})

it('holds somebody back who goes back in the browser, and gives the address back', async () => {
  const router = createBrowserRouter(heldRoutes)
  show(router)
  lead(router, '/held')
  await steps(2, () => window.history.back())
  expect(shown()).toMatch(/^Held from \/on/)
  expect([window.location.pathname, router.state.location.pathname]).toEqual(['/held', '/held'])
  press('stay')
  await steps(2, () => window.history.back())
  await steps(1, () => press('go'))
  expect(shown()).toBe('Start')
  expect(window.location.pathname).toBe('/')
})

it('asks whoever came last, and nobody who has gone', () => {
  const router = createMemoryRouter(heldRoutes)
  const first = vi.fn(() => true)
  const second = vi.fn(() => false)
  router.hold('first', first)
  const takeBack = router.hold('second', second)
  void router.navigate('/other')
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([0, 1])
  takeBack()
  void router.navigate('/')
  expect(router.state.location.pathname).toBe('/other')
  expect(router.state.blockers.get('first')?.state).toBe('blocked')
})

it('shows in the place of a page that throws what its route says, and tries the next page', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Throws = () => {
    throw new Error('broken')
  }
  const Said = () => `Sorry: ${String(useRouteError())}`
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            Bar <Outlet />
          </>
        ),
        errorElement: 'All is broken',
        children: [
          {
            errorElement: <Said />,
            children: [
              { path: '/', element: <Throws /> },
              { path: '/other', element: 'Other' },
            ],
          },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  show(router)
  expect(shown()).toBe('Bar Sorry: Error: broken')
  lead(router, '/other')
  expect(shown()).toBe('Bar Other')
})
