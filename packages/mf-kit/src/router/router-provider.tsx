import {
  createContext,
  memo,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type Blocker,
  type BlockerFunction,
  type NavigateFunction,
  type NavigateOptions,
  type RouteObject,
  Router,
  type SetURLSearchParams,
  type To,
  useNavigate as useLibraryNavigate,
  useRoutes,
  useSearchParams as useLibrarySearchParams,
} from 'react-router-dom'
import { type PageRouter, type RouterState, unblocked } from './create-router.ts'

const Routed = createContext<{ router: PageRouter; state: RouterState } | null>(null)

/** The page of a router. A page that is not there yet leaves the one before on the screen. */
export function RouterProvider({ router }: { router: PageRouter }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const follow = (next: RouterState) => startTransition(() => setState(next))
    // It may have been led on since it was drawn.
    follow(router.state)
    return router.subscribe(follow)
  }, [router])
  const routed = useMemo(() => ({ router, state }), [router, state])
  return (
    <Routed value={routed}>
      <Router location={state.location} navigationType={state.action} navigator={router.navigator}>
        <Page routes={router.routes} />
      </Router>
    </Routed>
  )
}

const Page = memo(function Page({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes)
})

function useRouted() {
  const routed = use(Routed)
  if (!routed) throw new Error('There is no router around this')
  return routed
}

/** Holds back whoever is about to leave the page. */
export function useBlocker(shouldBlock: boolean | BlockerFunction): Blocker {
  const { router, state } = useRouted()
  const key = useId()
  const asks = useEffectEvent<BlockerFunction>((way) =>
    typeof shouldBlock === 'function' ? shouldBlock(way) : shouldBlock,
  )
  useEffect(() => router.hold(key, (way) => asks(way)), [router, key])
  return state.blockers.get(key) ?? unblocked
}

/** Leads to other pages; the same function for as long as what uses it is there. */
export function useNavigate(): NavigateFunction {
  const navigate = useLibraryNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? latest.current(to) : latest.current(to, options),
    [],
  )
}

/**
 * The query of the address, and how to change it. A change that is told as a function begins with the address as it is
 * by now: two lists of a page that turn before it was drawn anew would otherwise undo each other's.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [drawn, set] = useLibrarySearchParams()
  const router = use(Routed)?.router
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      if (router && typeof next === 'function') set(next(new URLSearchParams(router.state.location.search)), options)
      else set(next, options)
    },
    [set, router],
  )
  return [drawn, change]
}
