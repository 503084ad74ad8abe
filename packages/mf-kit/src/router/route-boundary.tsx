import { Component, createContext, type ReactNode, use } from 'react'
import { type Location, Outlet, type RouteObject, useLocation } from 'react-router-dom'

const RouteError = createContext<unknown>(undefined)

/** What a part of the page threw, for what is shown in its place. */
export function useRouteError(): unknown {
  return use(RouteError)
}

/** The same routes; where one has an `errorElement`, that stands in the place of whatever throws in it. */
export function withBoundaries(route: RouteObject): RouteObject {
  const { errorElement, element = <Outlet /> } = route
  const guarded =
    errorElement === undefined ? route : { ...route, element: <Boundary instead={errorElement}>{element}</Boundary> }
  return guarded.children ? { ...guarded, children: guarded.children.map(withBoundaries) } : guarded
}

interface BoundaryProps {
  instead: ReactNode
  children: ReactNode
}

function Boundary(props: BoundaryProps) {
  return <CatchAt location={useLocation()} {...props} />
}

interface Caught {
  error?: { thrown: unknown } | undefined
  location: Location
}

class CatchAt extends Component<BoundaryProps & { location: Location }, Caught> {
  override state: Caught = { location: this.props.location }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: { thrown } }
  }

  /** Another page is tried anew. */
  static getDerivedStateFromProps({ location }: { location: Location }, state: Caught): Caught | null {
    return location === state.location ? null : { location, error: undefined }
  }

  override render() {
    const { error } = this.state
    return error ? <RouteError value={error.thrown}>{this.props.instead}</RouteError> : this.props.children
  }
}
