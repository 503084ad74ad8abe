import { setTimeout as wait } from 'node:timers/promises'
import { createTokenVerifier } from '../../src/auth/token-verifier.ts'
import { connectBus } from '../../src/bus.ts'
import { openDatabase } from '../../src/database.ts'
import { createApp } from '../../src/http/create-app.ts'
import { implement } from '../../src/http/implement.ts'
import { drain, run } from '../../src/lifecycle.ts'
import { createLog } from '../../src/log.ts'
import { startRelay } from '../../src/outbox/relay.ts'

/** A whole service in a process of its own; its one call takes half a second. Prints its address when it listens. */
run(async () => {
  const { DATABASE_URL: url = '', NATS_URL = '', NAMESPACE: namespace, JWKS_URL = '' } = process.env
  const log = createLog({ name: 'slow', level: 'silent' })
  const db = openDatabase({ url })
  const bus = await connectBus({ url: NATS_URL, name: 'slow', namespace, log })
  const relay = startRelay({ db, databaseUrl: url, bus, stream: 'USERS', log })
  const verifier = createTokenVerifier({ JWKS_URL, TOKEN_ISSUER: 'x' })
  const app = await createApp({ name: 'slow', config: { NODE_ENV: 'test' }, db, bus, verifier, log, loops: [relay] })
  implement(app)('auth.passwordPolicy', async () => {
    process.send?.('asked')
    await wait(500)
    return { minLength: 15, maxLength: 128 }
  })
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
  const close = async () => {
    await relay.stop()
    await bus.close()
    await db.close()
  }
  return { stop: () => drain({ app, log, close }) }
})
