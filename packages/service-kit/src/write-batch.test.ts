import { expect, test } from 'vitest'
import { WriteBatch } from './write-batch.ts'

const one = { text: 'update seats set taken = $2 where id = $1', values: ['m', 3] }
const other = { text: 'insert into people (id, name) values ($1, $2)', values: ['p', 'Inès'] }

test('writes of several tables become one statement, each with its own values', () => {
  const batch = new WriteBatch()
  expect([batch.add(one), batch.add(other)]).toEqual([true, true])
  const statement = batch.take()
  expect(statement?.text).toBe(
    'with write_1 as (update seats set taken = $2 where id = $1) insert into people (id, name) values ($3, $4)',
  )
  expect(statement?.values).toEqual(['m', 3, 'p', 'Inès'])
  expect(batch.take()).toBeUndefined()
})

test('the same writes have the same name, which PostgreSQL then knows, and other ones another', () => {
  const named = (...statements: (typeof one)[]) => {
    const batch = new WriteBatch()
    for (const statement of statements) batch.add(statement)
    return batch.take()?.name
  }
  expect(named(one, other)).toBe(named(one, other))
  expect(named(other, one)).not.toBe(named(one, other))
})

test('two writes of one table wait for each other, and one alone stays as it is', () => {
  const batch = new WriteBatch()
  expect([batch.add(one), batch.add({ ...one, values: ['n', 4] })]).toEqual([true, false])
  expect(batch.take()).toBe(one)
})

test('what is no plain write is refused', () => {
  expect(() => new WriteBatch().add({ text: 'select 1' })).toThrow('Not a write')
})
