import { randomUUID } from 'node:crypto'
import { streams } from '@ensemble/contracts/events'
import { operate } from '@ensemble/service-kit/operations/operate'
import { projections } from './events/projections.ts'
import { consumersOf } from './events/subscriptions.ts'

/** The operators' commands of this service; PUBLIC_ORIGIN is for the links of mails that a redriven event asks for. */
const consumers = consumersOf({ newId: randomUUID, origin: process.env.PUBLIC_ORIGIN ?? '' })
process.exitCode = await operate(
  { name: 'svc-users', stream: streams.users, consumers, projections },
  process.argv.slice(2),
  process.env,
)
