import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inBatches } from './log-batches.ts'

let written: string[] = []
const open = () => inBatches({ write: (text) => void written.push(text) })

beforeEach(() => {
  written = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('writes lines together, in their order, a tenth of a second after the first', () => {
  const output = open()
  output.write('one\n')
  vi.advanceTimersByTime(60)
  output.write('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(40)
  expect(written).toEqual(['one\ntwo\n'])
  expect(vi.getTimerCount()).toBe(0)
})

it('writes at once what fills a batch, and what somebody asks for', () => {
  const output = open()
  output.write('x'.repeat(16_384))
  output.write('y')
  output.flush()
  expect(written.map((text) => text.length)).toEqual([16_384, 1])
})

it('writes when the process ends', () => {
  const atExit = vi.spyOn(process, 'once')
  const output = open()
  output.write('last\n')
  const [event, listener] = atExit.mock.lastCall ?? []
  expect(event).toBe('exit')
  listener?.(0)
  expect(written).toEqual(['last\n'])
})
