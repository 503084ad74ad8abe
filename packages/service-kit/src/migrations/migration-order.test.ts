import { expect, test } from 'vitest'
import { MigrationError, pendingOf } from './migration-order.ts'

const file = (name: string, contract = false) => ({
  name: `${name}.sql`,
  sql: '',
  checksum: name,
  contract,
  transactional: true,
})
const applied = (name: string) => ({ name: `${name}.sql`, checksum: name })
const kit = [file('202601010000_kit')]
const own = [file('202601020000_a'), file('202601030000_b')]

test('what is missing is applied in the order of time, across folders', () => {
  const names = pendingOf([own, kit], [applied('202601020000_a')]).map(({ name }) => name)
  expect(names).toEqual(['202601010000_kit.sql', '202601030000_b.sql'])
})

test('a file slipped in before an applied one is refused, and told what to do', () => {
  const apply = () => pendingOf([own], [applied('202601030000_b')])
  expect(apply).toThrow(MigrationError)
  expect(apply).toThrow(/202601020000_a\.sql comes before 202601030000_b\.sql.*rename it with a later time/)
})

test('a changed file is refused', () => {
  const changed = [{ name: '202601020000_a.sql', checksum: 'other' }]
  expect(() => pendingOf([own], changed)).toThrow(/was changed after it had been applied/)
})

test('a removed file is refused, one of a later release is not', () => {
  expect(() => pendingOf([own], [applied('202601010500_gone')])).toThrow(/its file is gone/)
  expect(pendingOf([own], own.concat(file('202701010000_later')))).toEqual([])
})

test('a contract file waits while later files are applied, but not behind a later contract file', () => {
  const contract = file('202601020000_a', true)
  expect(pendingOf([[contract, file('202601030000_b')]], [applied('202601030000_b')])).toEqual([contract])
  const apply = () => pendingOf([[contract, file('202601030000_b', true)]], [applied('202601030000_b')])
  expect(apply).toThrow(/202601020000_a\.sql comes before/)
})

test('an expand file before an applied contract file is refused', () => {
  const apply = () =>
    pendingOf([[...own, file('202601040000_c', true)]], [applied('202601020000_a'), applied('202601040000_c')])
  expect(apply).toThrow(/202601030000_b\.sql comes before 202601040000_c\.sql/)
})
