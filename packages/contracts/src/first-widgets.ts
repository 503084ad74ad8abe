import type { Role } from './enumerations.ts'
import type { Registry } from './registry.ts'
import type { RemoteDescriptor } from './remote-descriptor.ts'

type Widget = RemoteDescriptor['widgets'][number]

/** So many widgets of a page are on a phone's screen at once. */
const inView = 2

/**
 * What somebody sees first of a page that shows widgets; the rest comes when it is near the screen.
 * @param role by default a member's: most who come are, and who they are is not known yet when the code of their page is
 *   asked for
 */
export function firstWidgets({ remotes }: Registry, place: Widget['place'], role: Role = 'member') {
  return remotes
    .flatMap((remote) => remote.descriptor.widgets.map((widget) => ({ ...widget, remote })))
    .filter((widget) => widget.place === place && (!widget.roles || widget.roles.includes(role)))
    .sort((one, other) => one.order - other.order)
    .slice(0, inView)
}
