import { type ShellRoute, shellRoutes } from '@ensemble/contracts/routes'
import { createBrowserRouter, type PageRouter, type RouteObject } from '@ensemble/mf-kit'
import type { ComponentType } from 'react'
import { Guard } from '../guards/guard.tsx'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { ShellPageFrame } from '../pages/shell-page-frame.tsx'
import { shellPages } from '../pages/shell-pages.ts'
import { RemotePageFrame } from '../remotes/remote-page-frame.tsx'
import { remoteRoutes } from '../remotes/remote-routes.tsx'
import type { Remotes } from '../remotes/remotes.ts'
import { Layout } from './layout.tsx'
import { PageCrashed } from './page-crashed.tsx'
import { RemoteTitle } from './remote-title.tsx'

/**
 * The routes of the page: the shell's own, those of the registered remotes, and one for everything else.
 * @param create what follows the address: that of the browser, or of a page that is rendered without one
 * @param AnyOther page of an address that is none of these
 */
export function createRouter(
  remotes: Remotes,
  create: (routes: RouteObject[]) => PageRouter = createBrowserRouter,
  AnyOther: ComponentType = NotFoundPage,
): PageRouter {
  return create([
    {
      element: <Layout />,
      errorElement: <PageCrashed />,
      children: [
        {
          errorElement: <PageCrashed />,
          children: [...shellRoutes.map(shellPageRoute), ...remotePageRoutes(remotes)],
        },
        { path: '*', element: <AnyOther /> },
      ],
    },
  ])
}

export type ShellRouter = PageRouter

function shellPageRoute(route: ShellRoute & { path: (typeof shellRoutes)[number]['path'] }): RouteObject {
  const Content = shellPages[route.path]
  return {
    path: route.path,
    element: (
      <Guard key={route.path} route={route} waiting={<ShellPageFrame path={route.path} />}>
        <Content />
      </Guard>
    ),
  }
}

function remotePageRoutes(remotes: Remotes): RouteObject[] {
  return remoteRoutes(remotes).map(({ path, handle, element }) => ({
    path,
    element: (
      <Guard key={path} route={handle} waiting={<RemotePageFrame frame={handle.frame} />}>
        <RemoteTitle namespace={handle.title.namespace} titleKey={handle.title.key} />
        {element}
      </Guard>
    ),
  }))
}

/** Path of the page that is asked for, which may be on its way. */
export function headingOf({ state }: Pick<ShellRouter, 'state'>): string {
  return state.location.pathname
}
