import { type RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { useNearViewport, useSession } from '@ensemble/mf-kit'
import { CardGridSkeleton } from '@ensemble/ui'
import { useState } from 'react'
import { type RemotePart } from './load-part.ts'
import { RemoteOutlet } from './remote-outlet.tsx'
import { useRemotes } from './remotes-context.ts'

type Place = RemoteDescriptor['widgets'][number]['place']

interface RemoteWidgetsProps {
  place: Place
  /** Of the widgets whose order lies within these alone, the first number included. */
  from?: number
  before?: number
}

/** The widgets that the remotes offer for a page of the shell to the role of the current user, in their order. */
export function RemoteWidgets({ place, from = 0, before = Infinity }: RemoteWidgetsProps) {
  const { registry } = useRemotes()
  const { role } = useSession()
  const widgets = registry.remotes
    .flatMap(({ name, descriptor }) => descriptor.widgets.map((widget) => ({ ...widget, remote: name })))
    .filter((widget) => widget.place === place && (!widget.roles || (role !== null && widget.roles.includes(role))))
    .filter(({ order }) => order >= from && order < before)
    .sort((one, other) => one.order - other.order)
  return widgets.map(({ remote, key }) => (
    <Widget key={`${remote}/${key}`} part={{ remote, kind: 'widgets', id: key }} />
  ))
}

/** One widget, loaded when it comes near the screen; the place is kept from the start. */
function Widget({ part }: { part: RemotePart }) {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  const watch = useNearViewport(() => setNear(true))
  const waiting = <CardGridSkeleton count={3} />
  return <div ref={watch}>{near ? <RemoteOutlet part={part} waiting={waiting} /> : waiting}</div>
}
