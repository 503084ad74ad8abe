import { expect, test } from 'vitest'
import { consumersOf } from './subscriptions.ts'

test('each consumer asks the broker for all that its handlers take', () => {
  const consumers = consumersOf({ newId: () => 'id', origin: 'https://e.example' })
  const unheard = consumers.flatMap(({ name, filter, handlers }) =>
    handlers.flatMap(({ type }) => (type.startsWith(filter.replace('>', '')) ? [] : [`${name}: ${type}`])),
  )
  expect(unheard).toEqual([])
})
