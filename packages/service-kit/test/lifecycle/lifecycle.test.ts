import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { kitMigrations } from '../../src/kit-migrations.ts'
import { createTestBus } from '../../src/testing/test-bus.ts'
import { createTestDatabase } from '../../src/testing/test-database.ts'
import { createTestIdentity } from '../../src/testing/test-token.ts'

function start(program: string, env: object) {
  return fork(fileURLToPath(new URL(program, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

test('on SIGTERM the request in flight is answered, nothing new is taken, and no silent connection keeps the program', async () => {
  const database = await createTestDatabase({ directories: [kitMigrations] })
  const broker = await createTestBus()
  const identity = await createTestIdentity()
  const env = {
    DATABASE_URL: database.url,
    NATS_URL: broker.url,
    NAMESPACE: broker.namespace,
    JWKS_URL: identity.jwksUrl,
  }
  const program = start('slow-service.ts', env)
  const [address] = await once(program, 'message')
  // As a balancer opens one ahead of need.
  const silent = connect(Number(new URL(address).port), '127.0.0.1')
  await once(silent, 'connect')
  const asked = once(program, 'message')
  const answer = fetch(`${address}/auth/password_policy`)
  await asked
  program.kill('SIGTERM')
  const [response, [code, signal]] = await Promise.all([answer, once(program, 'exit')])
  expect(await response.json()).toMatchObject({ success: true, data: { minLength: 15 } })
  expect({ code, signal }).toEqual({ code: 0, signal: null })
  await expect(fetch(`${address}/livez`)).rejects.toThrow()
  await identity.close()
  await broker.close()
  await database.close()
})

test('a program whose settings are missing names them and ends with 1', async () => {
  const program = start('failing-program.ts', {})
  const [[code], complaint] = await Promise.all([
    once(program, 'exit'),
    program.stderr ? text(program.stderr) : Promise.resolve(''),
  ])
  expect(code).toBe(1)
  expect(complaint).toBe('The environment variable SETTING_OF_NOBODY is missing.\n')
})
