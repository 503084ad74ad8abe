import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

it('work on one thing waits for what came before, whatever came of it, and none waits for another thing', async () => {
  const turns = new Turns()
  const done: string[] = []
  let end: (error: Error) => void = () => undefined
  const first = turns.take('one', () => new Promise<void>((_resolve, reject) => (end = reject)))
  const second = turns.take('one', async () => void done.push('second'))
  await turns.take('other', async () => void done.push('other'))
  expect(done).toEqual(['other'])
  end(new Error('failed'))
  await expect(first).rejects.toThrow('failed')
  await second
  expect(done).toEqual(['other', 'second'])
})
