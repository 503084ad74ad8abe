import { connectBus } from '../../src/bus.ts'
import { openDatabase } from '../../src/database.ts'
import { startRelay } from '../../src/outbox/relay.ts'
import { consumerOf, silent, storeEffect } from './world.ts'

/** Relay or consumer of `world.ts` in a process of its own, which the test lets die at a chosen point. */
const { DATABASE_URL: databaseUrl = '', NATS_URL: url = '', NAMESPACE: namespace = '' } = process.env
const db = openDatabase({ url: databaseUrl })
const bus = await connectBus({ url, name: 'crashing', namespace, log: silent })
if (process.env.FAULT_EXIT_AT?.startsWith('relay.'))
  startRelay({ db, databaseUrl, bus, stream: 'MISSIONS', log: silent })
else consumerOf(db, bus, storeEffect)
