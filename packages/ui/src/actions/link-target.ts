import type { ElementType } from 'react'

/**
 * Where a link-like component leads. Either an `href`, or a router's link passed as `component` with its own `to`:
 * `<LinkButton component={Link} to="/missions/browse">`. The design system itself knows no router.
 */
export interface LinkTarget {
  href?: string
  component?: ElementType
  to?: string | { pathname?: string; search?: string; hash?: string }
  replace?: boolean
  state?: unknown
  target?: string
  rel?: string
  download?: boolean | string
}
