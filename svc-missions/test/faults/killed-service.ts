import { readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import { createLog } from '@ensemble/service-kit/log'
import { buildService } from '@ensemble/service-kit/service/build-service'
import { service } from '../../src/service.ts'

/** svc-missions in a process of its own, which the test kills. Prints its address. */
const config = readConfig(service.settings, process.env)
const db = openDatabase({ url: config.DATABASE_URL })
const clock = { now: () => new Date(process.env.NOW ?? '') }
const log = createLog({ name: 'killed', level: 'silent' })
const { app } = await buildService(service, { config, db, log, clock })
await app.service.verifier.load()
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }))
