import { expect, test } from 'vitest'
import { InOrder } from './in-order.ts'

/** Calls whose answers are held back until the test gives them. */
function held() {
  const asked: string[] = []
  const answers = new Map<string, { resolve: (answer: string) => void; reject: (error: Error) => void }>()
  return {
    asked,
    call: (name: string) => () => {
      asked.push(name)
      return new Promise<string>((resolve, reject) => answers.set(name, { resolve, reject }))
    },
    answer: (name: string) => answers.get(name)?.resolve(name),
    fail: (name: string) => answers.get(name)?.reject(new Error(name)),
  }
}

/** Lets everything that is due happen. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('changes of one thing are sent one after the other, and those of another thing do not wait', async () => {
  const { asked, call, answer } = held()
  const order = new InOrder()
  const all = [
    order.change('user 1', call('a')),
    order.change('user 1', call('b')),
    order.change('user 2', call('other')),
  ]
  await turn()
  expect(asked).toEqual(['a', 'other'])
  answer('a')
  await turn()
  expect(asked).toEqual(['a', 'other', 'b'])
  answer('b')
  answer('other')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'other'])
})

test('a change that cannot wait is sent at once, and what comes after waits for all of them', async () => {
  const { asked, call, answer } = held()
  const order = new InOrder()
  const all = [
    order.change('user 1', call('a')),
    order.change('user 1', call('leaving'), { waits: false }),
    order.change('user 1', call('b')),
    order.read('user 1', call('read')),
  ]
  await turn()
  expect(asked).toEqual(['a', 'leaving'])
  answer('leaving')
  await turn()
  expect(asked).toEqual(['a', 'leaving'])
  answer('a')
  await turn()
  expect(asked).toEqual(['a', 'leaving', 'b'])
  answer('b')
  await turn()
  answer('read')
  expect(await Promise.all(all)).toEqual(['a', 'leaving', 'b', 'read'])
})

test('a change that fails lets the next one go', async () => {
  const { asked, call, fail, answer } = held()
  const order = new InOrder()
  const first = order.change('user 1', call('a'))
  const second = order.change('user 1', call('b'))
  fail('a')
  await expect(first).rejects.toThrow('a')
  await turn()
  expect(asked).toEqual(['a', 'b'])
  answer('b')
  expect(await second).toBe('b')
})

test('what was asked before a change and answered after it is asked again', async () => {
  const { asked, call, answer } = held()
  const order = new InOrder()
  const reading = order.read('user 1', call('read'))
  await turn()
  const change = order.change('user 1', call('change'))
  answer('change')
  await change
  answer('read')
  await turn()
  expect(asked).toEqual(['read', 'change', 'read'])
  answer('read')
  expect(await reading).toBe('read')
})

test('a reading waits for the changes under way, and one without changes is asked once', async () => {
  const { asked, call, answer } = held()
  const order = new InOrder()
  const changes = [order.change('user 1', call('a')), order.change('user 1', call('b'))]
  const reading = order.read('user 1', call('read'))
  await turn()
  expect(asked).toEqual(['a'])
  answer('a')
  await turn()
  answer('b')
  await Promise.all(changes)
  await turn()
  expect(asked).toEqual(['a', 'b', 'read'])
  answer('read')
  expect(await reading).toBe('read')
  expect(asked).toHaveLength(3)
})

test('a reading that fails is not repeated', async () => {
  const { asked, call, fail, answer } = held()
  const order = new InOrder()
  const reading = order.read('user 1', call('read'))
  await turn()
  const change = order.change('user 1', call('change'))
  fail('read')
  await expect(reading).rejects.toThrow('read')
  answer('change')
  await change
  expect(asked).toEqual(['read', 'change'])
})
