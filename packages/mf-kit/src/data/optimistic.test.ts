import { expect, test } from 'vitest'
import { type OptimisticChange, Optimistic } from './optimistic.ts'

interface Tour {
  step: number
  status: string
}

/** One cached answer, and changes of it whose answers the test gives in any order. */
function start(initial?: Tour) {
  const cache = { data: initial }
  const cached = {
    read: () => cache.data,
    write: (data: Tour) => {
      if (cache.data !== undefined) cache.data = data
    },
  }
  const optimistic = new Optimistic<Tour>()
  const to = (step: number): OptimisticChange<Tour, Tour> => ({
    ahead: (tour) => ({ ...tour, step }),
    confirmed: (_tour, answer) => answer,
  })
  function change(how: OptimisticChange<Tour, Tour>) {
    let answer = (_data: Tour): void => undefined
    let fail = (): void => undefined
    const answered = new Promise<{ data: Tour }>((resolve, reject) => {
      answer = (data) => resolve({ data })
      fail = () => reject(new Error('refused'))
    })
    const done = optimistic.follow(cached, how, answered)
    return {
      answer: (data: Tour) => {
        answer(data)
        return done
      },
      fail: () => {
        fail()
        return done
      },
    }
  }
  return { cache, change, to }
}

test('a change is on the screen at once, and its answer when it comes', async () => {
  const { cache, change, to } = start({ step: 0, status: 'new' })
  const next = change(to(1))
  expect(cache.data).toEqual({ step: 1, status: 'new' })
  await next.answer({ step: 1, status: 'noted' })
  expect(cache.data).toEqual({ step: 1, status: 'noted' })
})

test('the answer to an older change leaves the newer one on the screen', async () => {
  const { cache, change, to } = start({ step: 0, status: 'new' })
  const first = change(to(1))
  const second = change(to(2))
  await first.answer({ step: 1, status: 'noted' })
  expect(cache.data).toEqual({ step: 2, status: 'noted' })
  await second.answer({ step: 2, status: 'noted' })
  expect(cache.data).toEqual({ step: 2, status: 'noted' })
})

test('a change that fails takes back itself alone', async () => {
  const { cache, change, to } = start({ step: 0, status: 'new' })
  const first = change(to(1))
  const second = change({ ahead: (tour) => ({ ...tour, status: 'done' }), confirmed: (_tour, answer) => answer })
  await first.fail()
  expect(cache.data).toEqual({ step: 0, status: 'done' })
  await second.fail()
  expect(cache.data).toEqual({ step: 0, status: 'new' })
})

test('what came from elsewhere meanwhile, such as the answers of the next person, is not overwritten', async () => {
  const { cache, change, to } = start({ step: 0, status: 'new' })
  const failing = change(to(1))
  const fine = change(to(2))
  cache.data = { step: 5, status: 'somebody else' }
  await failing.fail()
  await fine.answer({ step: 2, status: 'noted' })
  expect(cache.data).toEqual({ step: 5, status: 'somebody else' })
})

test('where nothing is cached, nothing is written', async () => {
  const { cache, change, to } = start()
  await change(to(1)).answer({ step: 1, status: 'noted' })
  expect(cache.data).toBeUndefined()
})
