import { expect, test } from 'vitest'
import { poolerConfiguration } from './pooler.ts'

test('a pooler knows statements with a name, and sets the limits that services cannot set through it', () => {
  const database = { host: '127.0.0.1', port: 5432 }
  const text = poolerConfiguration({ folder: '/pooler', port: 6432, database, password: () => '' })
  expect(text).toContain('pool_mode = transaction')
  expect(text).toMatch(/max_prepared_statements = [1-9]/)
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    expect(text).toMatch(new RegExp(`ignore_startup_parameters = .*${limit}`))
    expect(text.match(new RegExp(`connect_query='.*set ${limit} = \\d+`, 'g'))).toHaveLength(3)
  }
})
