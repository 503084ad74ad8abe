import { streams } from '@ensemble/contracts/events'
import { operate } from '@ensemble/service-kit/operations/operate'
import { authorNamesConsumer, projections } from './events/subscriptions.ts'

/** The operators' commands of this service. */
process.exitCode = await operate(
  { name: 'svc-articles', stream: streams.articles, consumers: [authorNamesConsumer], projections },
  process.argv.slice(2),
  process.env,
)
