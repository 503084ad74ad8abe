import { streams } from '@ensemble/contracts/events'
import { systemClock } from '@ensemble/service-kit/clock'
import { operate } from '@ensemble/service-kit/operations/operate'
import { consumersOf, projections } from './events/subscriptions.ts'

/** The operators' commands of this service. */
process.exitCode = await operate(
  {
    name: 'svc-missions',
    stream: streams.missions,
    consumers: consumersOf(systemClock),
    projections,
  },
  process.argv.slice(2),
  process.env,
)
