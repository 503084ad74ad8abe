import type { Registry } from 'prom-client'
import type { Loop, LoopStatus } from '../loop.ts'
import { gauges } from './gauges.ts'

/** How the relay, the consumers and the other loops of a program are. */
export function measureLoops(registry: Registry, loops: () => readonly Loop[]): void {
  function add(name: string, help: string, value: (status: LoopStatus) => number | undefined): void {
    const label = 'loop'
    gauges(registry, { name, help, label }, () => loops().map((loop) => [loop.name, value(loop.status())]))
  }
  add('loop_healthy', 'Whether the loop works, 0 or 1', ({ healthy }) => Number(healthy))
  add('loop_pending', 'Rows or messages that wait for the loop: the lag of a consumer', ({ pending }) => pending)
  add('loop_waiting_seconds', 'How long something waits without getting on', ({ waitingSeconds }) => waitingSeconds)
  add('loop_redelivered', 'Tries of events that had failed before, since the start', ({ redelivered }) => redelivered)
  add('loop_retrying', 'Events that failed and wait for another try', ({ retrying }) => retrying)
  add('loop_gaps_filled', 'Events that the broker passed over, since the start', ({ gapsFilled }) => gapsFilled)
  add('loop_unreadable', 'Events that the broker cannot read any more, since the start', ({ unreadable }) => unreadable)
  add('loop_copies_behind', 'Copies of the stream that do not hold all of it', ({ copiesBehind }) => copiesBehind)
  add('loop_silent_seconds', 'How long the loop has not heard of the broker', (status) => status.silentSeconds)
  add('loop_restarts', 'How often the loop has begun again since the program started', ({ restarts }) => restarts)
  // `job` is the word of Prometheus for whom it asks.
  const failures = {
    name: 'recurring_work_failures',
    help: 'Failed runs of recurring work, since the start',
    label: 'work',
  }
  gauges(registry, failures, () => loops().flatMap((loop) => Object.entries(loop.status().failures ?? {})))
}
