import { createTokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import { openDatabase } from '@ensemble/service-kit/database'
import { createLog } from '@ensemble/service-kit/log'
import { createMissionsApp } from '../../src/app.ts'

/** svc-missions in a process of its own, which the test kills. Prints its address. */
const { DATABASE_URL: url = '', JWKS_URL: jwksUrl = '', ISSUER: issuer = '', NOW = '' } = process.env
const db = openDatabase({ url })
const verifier = createTokenVerifier({ jwksUrl, issuer, audience: 'ensemble', algorithm: 'EdDSA' })
await verifier.load()
const log = createLog({ name: 'killed', level: 'silent' })
const deps = { db, clock: { now: () => new Date(NOW) } }
const config = { NODE_ENV: 'test' } as const
const app = await createMissionsApp(deps, { config, verifier, log, origin: 'http://localhost:8080' })
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }))
