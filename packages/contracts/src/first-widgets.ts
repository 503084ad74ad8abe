import type { Registry } from './registry.ts'
import type { RemoteDescriptor } from './remote-descriptor.ts'

type Widget = RemoteDescriptor['widgets'][number]

/** So many widgets of a page are on a phone's screen at once. */
const inView = 2

/**
 * What a member sees first of a page that shows widgets: most who come are members, and who they are is not known yet
 * when the code of their page is asked for. The rest comes when it is near the screen.
 */
export function firstWidgets({ remotes }: Registry, place: Widget['place']) {
  return remotes
    .flatMap((remote) => remote.descriptor.widgets.map((widget) => ({ ...widget, remote })))
    .filter((widget) => widget.place === place && (!widget.roles || widget.roles.includes('member')))
    .sort((one, other) => one.order - other.order)
    .slice(0, inView)
}
