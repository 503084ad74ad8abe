import { streams } from '@ensemble/contracts/events'
import type { RevocationFeed } from '@ensemble/service-kit/auth/revocations'
import type { Bus } from '@ensemble/service-kit/bus'
import type { Log } from '@ensemble/service-kit/log'
import type { Loop } from '@ensemble/service-kit/loop'
import { followStream } from '@ensemble/service-kit/stream/follow-stream'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { LiveHub } from './hub.ts'
import { liveMessages, type LiveMessage } from './messages.ts'
import { FromNowOn } from './from-now-on.ts'
import type { RecentEvents } from './recent-events.ts'
import type { SealedPositions } from './sealed-positions.ts'

export interface LiveSources {
  bus: Bus
  log: Log
  revocations: RevocationFeed
  store: RegistryStore
  recent: RecentEvents
  positions: SealedPositions
}

/**
 * Tells open tabs what happens: events of all services, sessions that end, remotes that move.
 * @returns the loops that read the streams
 */
export function tellTabs(hub: LiveHub, { bus, log, revocations, store, recent, positions }: LiveSources): Loop[] {
  revocations.onRevoked((userId) => hub.endRevoked(userId, (user) => revocations.isRevoked(user)))
  store.onChange((now, before) => {
    for (const [name, { current, canary }] of Object.entries(now.remotes)) {
      const known = before.remotes[name]
      // Which of the two a visitor gets is for the registry to say: the tab asks.
      if (known?.current !== current || known.canary?.at !== canary?.at) hub.tellOfRemote(name, current)
    }
  })
  const tell = (message: LiveMessage, position: string) =>
    hub.tell(message, positions.seal({ streams: position, revision: store.state.revision }))
  return Object.values(streams).map((stream) =>
    followStream({ name: `live ${stream}`, bus, stream, log }, new FromNowOn(stream, recent, liveMessages, tell)),
  )
}
