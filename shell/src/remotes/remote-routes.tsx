import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import type { RouteAccess } from '@ensemble/contracts/routes'
import type { RouteObject } from '@ensemble/mf-kit'
import { RemoteOutlet } from './remote-outlet.tsx'
import { RemotePageFrame } from './remote-page-frame.tsx'
import type { Remotes } from './remotes.ts'

/** What the shell's guards and title know of a remote's page, as the `handle` of its route. */
export interface RemotePageHandle {
  access: RouteAccess
  openWhenPending?: true
  /** Where the title is: the remote's own texts, in the page as soon as its code is. */
  title: { namespace: string; key: string }
  /** What the page says of itself before its code is there. */
  frame?: RemoteDescriptor['routes'][number]['frame'] | undefined
}

export type RemotePageRoute = RouteObject & { path: string; handle: RemotePageHandle }

/**
 * The pages of the registered remotes as routes for the shell's router: only the registry names them, so a new area
 * needs no build of the shell.
 */
export function remoteRoutes({ registry }: Remotes): RemotePageRoute[] {
  return registry.remotes.flatMap(({ name, descriptor }) =>
    descriptor.routes.map(({ path, roles, openWhenPending, titleKey, frame }) => ({
      path,
      handle: { access: roles ?? 'signed-in', openWhenPending, title: { namespace: name, key: titleKey }, frame },
      element: (
        <RemoteOutlet
          // A route of its own per page: the state of one attempt must not serve another page.
          key={path}
          part={{ remote: name, kind: 'routes', id: path }}
          waiting={<RemotePageFrame frame={frame} />}
        />
      ),
    })),
  )
}
