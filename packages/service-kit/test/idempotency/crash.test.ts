import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { kitMigrations } from '../../src/kit-migrations.ts'
import { createTestDatabase } from '../../src/testing/test-database.ts'
import { createTestIdentity, testPrincipal } from '../../src/testing/test-token.ts'
import { createEffects, effectsOf } from './world.ts'

const program = fileURLToPath(new URL('crashing-service.ts', import.meta.url))

test('an answer that is lost with its process is given again, and the effect stays one', async () => {
  const database = await createTestDatabase({ directories: [kitMigrations] })
  const identity = await createTestIdentity()
  await createEffects(database.db)
  const member = testPrincipal()

  const start = async (fault: string) => {
    const { jwksUrl, issuer } = identity
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url, JWKS_URL: jwksUrl, ISSUER: issuer }
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      env: { ...env, FAULT_EXIT_AT: fault },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [address] = await once(child.stdout, 'data')
    return { child, address: String(address) }
  }
  const key = randomUUID()
  const send = (address: string) =>
    fetch(`${address}/activity/create`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${identity.tokenFor(member)}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ type: 'page_view', targetType: 'page', targetId: '/home' }),
    })

  const dying = await start('request.committed')
  const died = once(dying.child, 'exit')
  await expect(send(dying.address)).rejects.toThrow()
  expect((await died)[1]).toBe('SIGKILL')
  expect(await effectsOf(database.db, member)).toBe(1)

  const next = await start('')
  const answer = await send(next.address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('idempotent-replayed')).toBe('true')
  const { rows } = await database.db.query({ text: 'select id from effects' })
  expect(await answer.json()).toMatchObject({ data: rows[0] })
  expect(rows).toHaveLength(1)
  next.child.kill()
  await once(next.child, 'exit')
  await identity.close()
  await database.close()
})
