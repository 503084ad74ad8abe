import { expect, test } from 'vitest'
import { MigrationError, pendingOf } from './migration-order.ts'

const file = (name: string) => ({ name: `${name}.sql`, sql: '', checksum: name })
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
