import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'
import { limitsOfService } from '../postgres/databases.ts'
import { poolerConfiguration } from './pooler.ts'

const kit = (path: string) => readFileSync(join(root, 'packages/service-kit/src', path), 'utf8')

test('a pooler knows statements with a name, and passes over the limits that the roles of services have', () => {
  const database = { host: '127.0.0.1', port: 5432 }
  const text = poolerConfiguration({ folder: '/pooler', port: 6432, database, password: () => '' })
  expect(text).toContain('pool_mode = transaction')
  expect(text).toMatch(/max_prepared_statements = [1-9]/)
  const [, ignored = ''] = /^ignore_startup_parameters = (.*)$/m.exec(text) ?? []
  expect(ignored.split(',')).toEqual(expect.arrayContaining(Object.keys(limitsOfService)))
})

test('the role of a service has the limits that the service sets on a connection of its own', () => {
  const statement = /statementTimeoutMs = (\d+)/.exec(kit('database.ts'))?.[1]
  const rest = /^const restMs = (\d+)$/m.exec(kit('service/run-service.ts'))?.[1]
  expect(limitsOfService).toEqual({
    statement_timeout: `${String(Number(statement) / 1000)}s`,
    idle_in_transaction_session_timeout: `${String(rest)}ms`,
  })
})
