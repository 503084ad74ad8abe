import type { ElementType } from 'react'

/**
 * Where a link-like component leads. Either an `href`, or a router's link passed as `component` with its own `to`:
 * `<LinkButton component={Link} to="/missions/browse">`. The design system itself knows no router. Another tab is opened
 * by the component `NewTab`, which says so.
 */
export interface LinkTarget {
  href?: string
  component?: ElementType
  to?: string | { pathname?: string; search?: string; hash?: string }
  replace?: boolean
  state?: unknown
  download?: boolean | string
}
