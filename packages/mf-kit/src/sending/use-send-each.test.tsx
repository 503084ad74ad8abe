import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { refusal } from '../fake-shell/contract-answers.ts'
import { type SendingEach, useSendEach } from './use-send-each.ts'

/** What `sendEach` sends of four items, the second of which fails, and what it gives back. */
async function sendFour(failure: unknown) {
  let each: SendingEach<number> | undefined
  function Asking() {
    each = useSendEach<number>()
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Asking />))
  const start = vi.fn((item: number) => ({ unwrap: () => (item === 2 ? Promise.reject(failure) : Promise.resolve()) }))
  const refused = await each?.sendEach([1, 2, 3, 4], start)
  root.unmount()
  return { sent: start.mock.calls.flat(), refused }
}

test('a refusal of one leaves the others alone', async () => {
  const { sent, refused } = await sendFour(refusal('FORBIDDEN', 'No.'))
  expect(sent).toEqual([1, 2, 3, 4])
  expect(refused).toEqual([{ item: 2, why: 'No.', code: 'FORBIDDEN' }])
})

test('on a dead line nobody waits for one after the other', async () => {
  const { sent, refused } = await sendFour(refusal('UPSTREAM_TIMEOUT', 'No answer.'))
  expect(sent).toEqual([1, 2])
  expect(refused?.map(({ item, why }) => `${item}: ${why}`)).toEqual([
    '2: No answer.',
    '3: No answer.',
    '4: No answer.',
  ])
})
