import {
  type Blocker,
  type BlockerFunction,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  resolvePath,
  type RouteMatch,
  type RouteObject,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom'
import { withBoundaries } from './route-boundary.tsx'

type History = ReturnType<typeof createBrowserHistory>

export interface RouterState {
  location: Location
  /** How the location came about. */
  action: NavigationType
  matches: readonly RouteMatch[]
  /** Of each `useBlocker` that holds somebody back, or has let them go. */
  blockers: ReadonlyMap<string, Blocker>
}

/** What follows the address: it knows where the page is, and leads elsewhere. */
export interface PageRouter {
  routes: RouteObject[]
  readonly state: RouterState
  subscribe: (listener: (state: RouterState) => void) => () => void
  /** Resolves once the address is the new one, or somebody is held back. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>
  /** By which links and `useNavigate` lead on. */
  navigator: Navigator
  /** Asks before somebody leaves; whoever asked to be asked last is asked. @returns takes it back */
  hold: (key: string, asks: BlockerFunction) => () => void
}

export const unblocked: Blocker = { state: 'unblocked', location: undefined, proceed: undefined, reset: undefined }

/** A router that follows the address of the browser. */
export function createBrowserRouter(routes: RouteObject[]): PageRouter {
  return createRouter(routes, createBrowserHistory({ v5Compat: false }))
}

/** A router of a page without a browser. */
export function createMemoryRouter(routes: RouteObject[], options?: { initialEntries?: string[] }): PageRouter {
  return createRouter(routes, createMemoryHistory({ ...options, v5Compat: false }))
}

/**
 * The library's routes, links and history, without its loaders, actions and fetchers: they are most of it, and what pages
 * read comes by the query hooks (decision 273).
 */
function createRouter(given: RouteObject[], history: History): PageRouter {
  const routes = given.map(withBoundaries)
  const listeners = new Set<(state: RouterState) => void>()
  const holders = new Map<string, BlockerFunction>()
  /** The way back of a step through the history that was held is on its way. */
  let cameBack: (() => void) | null = null
  let state = stateAt(history.action)
  history.listen(onStep)
  return {
    routes,
    get state() {
      return state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate: (to, options) => {
      if (typeof to === 'number') history.go(to)
      else lead(to, options)
      return Promise.resolve()
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, usr: unknown) => lead(to, { state: usr }),
      replace: (to, usr: unknown) => lead(to, { state: usr, replace: true }),
    },
    hold: (key, asks) => {
      holders.set(key, asks)
      return () => void holders.delete(key)
    },
  }

  function stateAt(action: NavigationType): RouterState {
    const { location } = history
    return { location, action, matches: matchRoutes(routes, location) ?? [], blockers: new Map() }
  }

  function update(next: RouterState) {
    state = next
    for (const listener of listeners) listener(state)
  }

  function lead(to: To, options: NavigateOptions = {}) {
    const action = options.replace ? NavigationType.Replace : NavigationType.Push
    const path = resolvePath(to, state.location.pathname)
    const usr: unknown = options.state ?? null
    if (isHeld(action, { ...path, state: usr, key: '' }, () => lead(to, options))) return
    if (options.replace) history.replace(path, usr)
    else history.push(path, usr)
    update(stateAt(action))
  }

  /** Back and Forward: the address has changed already, and changes back where somebody is held. */
  function onStep({ action, location, delta }: { action: NavigationType; location: Location; delta: number | null }) {
    if (cameBack) {
      cameBack()
      cameBack = null
      return
    }
    let arrived = () => {}
    const isBack = new Promise<void>((resolve) => (arrived = resolve))
    if (delta === null || !isHeld(action, location, () => void isBack.then(() => history.go(delta)))) {
      update(stateAt(action))
      return
    }
    cameBack = arrived
    history.go(-delta)
  }

  function isHeld(historyAction: NavigationType, nextLocation: Location, goOn: () => void): boolean {
    const holder = [...holders].at(-1)
    if (!holder) return false
    const [key, asks] = holder
    if (state.blockers.get(key)?.state === 'proceeding') return false
    if (!asks({ currentLocation: state.location, nextLocation, historyAction })) return false
    const tell = (blocker: Blocker) => update({ ...state, blockers: new Map([[key, blocker]]) })
    tell({
      state: 'blocked',
      location: nextLocation,
      reset: () => tell(unblocked),
      proceed: () => {
        tell({ state: 'proceeding', location: nextLocation, reset: undefined, proceed: undefined })
        goOn()
      },
    })
    return true
  }
}
