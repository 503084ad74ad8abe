import type { StreamName } from '@ensemble/contracts/events'
import type { Loop } from '../loop.ts'
import { type ConsumerDefinition, type ConsumerOptions, startConsumer } from './consume.ts'
import { SecondLook } from './second-look.ts'

/** Starts every consumer of a service, and behind them a second look at each stream that they follow. */
export function startConsumers(
  definitions: readonly ConsumerDefinition[],
  parts: Pick<ConsumerOptions, 'db' | 'bus' | 'log'>,
): Loop[] {
  const followed = new Set(definitions.map(({ stream }) => stream))
  const consumersOf = (stream: StreamName) => definitions.filter((definition) => definition.stream === stream)
  return [
    ...definitions.map((definition) => startConsumer({ ...definition, ...parts })),
    ...[...followed].map((stream) => new SecondLook({ ...parts, stream, consumers: consumersOf(stream) })),
  ]
}
