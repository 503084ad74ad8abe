import { expect, it } from 'vitest'
import { SenderWindows } from './sender-windows.ts'

it('counts the addresses of one line as one sender', () => {
  const windows = new SenderWindows<boolean>()
  for (let host = 1; host <= 20; host += 1) windows.take('v1', true, `2001:db8:0:1::${host}`)
  expect(windows.of('v1')).toHaveLength(10)
  expect(windows.senders('v1', (told) => told)).toBe(1)
  windows.take('v1', true, '2001:db8:0:2::1')
  windows.take('v1', false, '198.51.100.7')
  expect(windows.of('v1')).toHaveLength(12)
  expect(windows.senders('v1', (told) => told)).toBe(2)
})

it('hears of a sender what came last: a version that loaded at first and fails from then on', () => {
  const windows = new SenderWindows<boolean>()
  for (let load = 0; load < 10; load += 1) windows.take('v1', true, '198.51.100.7')
  windows.take('v1', true, '198.51.100.8')
  for (let load = 0; load < 9; load += 1) windows.take('v1', false, '198.51.100.7')
  expect(windows.of('v1').filter((loaded) => loaded)).toHaveLength(2)
  expect(windows.of('v1')).toHaveLength(11)
})

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('believes the machine itself alone (%s)', (address) => {
  const windows = new SenderWindows<boolean>()
  windows.take('v1', false, '198.51.100.7')
  expect(windows.senders('v1', (told) => told)).toBe(0)
  windows.take('v1', true, address)
  expect(windows.senders('v1', (told) => told)).toBe(Infinity)
})
