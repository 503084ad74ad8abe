import { firstWidgets } from '@ensemble/contracts/first-widgets'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { useNearViewport, useSession } from '@ensemble/mf-kit'
import { CardGridSkeleton } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import type { RemotePart } from './load-part.ts'
import { RemoteOutlet } from './remote-outlet.tsx'
import { useRemotes } from './remotes-context.ts'

type Place = RemoteDescriptor['widgets'][number]['place']

interface RemoteWidgetsProps {
  place: Place
  /** Of the widgets whose order lies within these alone, the first number included. */
  from?: number
  before?: number
  /** What stands there while a widget is loaded. */
  waiting?: ReactNode
}

/** The widgets that the remotes offer for a page of the shell to the role of the current user, in their order. */
export function RemoteWidgets({ waiting = <CardGridSkeleton count={3} />, ...asked }: RemoteWidgetsProps) {
  const { registry } = useRemotes()
  const { role } = useSession()
  const first = firstWidgets(registry, asked.place, role ?? undefined)
  return useWidgets(asked).map(({ remote, key }) => (
    <Widget
      key={`${remote}/${key}`}
      part={{ remote, kind: 'widgets', id: key }}
      isFirst={first.some((one) => one.remote.name === remote && one.key === key)}
      waiting={waiting}
    />
  ))
}

/** What the registry knows of these widgets. */
export function useWidgets({ place, from = 0, before = Infinity }: Omit<RemoteWidgetsProps, 'waiting'>) {
  const { registry } = useRemotes()
  const { role } = useSession()
  return registry.remotes
    .flatMap(({ name, descriptor }) => descriptor.widgets.map((widget) => ({ ...widget, remote: name })))
    .filter((widget) => widget.place === place && (!widget.roles || (role !== null && widget.roles.includes(role))))
    .filter(({ order }) => order >= from && order < before)
    .sort((one, other) => one.order - other.order)
}

/** One widget, loaded when it comes near the screen, where the first ones begin; the place is kept from the start. */
function Widget({ part, isFirst, waiting }: { part: RemotePart; isFirst: boolean; waiting: ReactNode }) {
  const [near, setNear] = useState(isFirst || typeof IntersectionObserver === 'undefined')
  const watch = useNearViewport(() => setNear(true))
  return <div ref={watch}>{near ? <RemoteOutlet part={part} waiting={waiting} /> : waiting}</div>
}
