import { createTokenVerifier } from '../../src/auth/token-verifier.ts'
import { openDatabase } from '../../src/database.ts'
import { createApp } from '../../src/http/create-app.ts'
import { createLog } from '../../src/log.ts'
import { implementEffects } from './world.ts'

/** The service of `world.ts` in a process of its own, which dies where FAULT_EXIT_AT says. Prints its address. */
const { DATABASE_URL: url = '', JWKS_URL: jwksUrl = '', ISSUER: issuer = '' } = process.env
const db = openDatabase({ url })
const verifier = createTokenVerifier({ JWKS_URL: jwksUrl, TOKEN_ISSUER: issuer })
await verifier.load()
const log = createLog({ name: 'crashing', level: 'silent' })
const app = await createApp({ name: 'crashing', config: { NODE_ENV: 'test' }, db, verifier, log })
implementEffects(app, db)
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }))
