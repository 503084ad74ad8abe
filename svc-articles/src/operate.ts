import { streams } from '@ensemble/contracts/events'
import { operate } from '@ensemble/service-kit/operations/operate'
import { consumers, projections } from './events/subscriptions.ts'

/** The operators' commands of this service. */
process.exitCode = await operate(
  { name: 'svc-articles', stream: streams.articles, consumers, projections },
  process.argv.slice(2),
  process.env,
)
