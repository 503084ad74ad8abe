import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoPlace, Places } from './places.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settings = { places: 2, seats: 2, waitMs: 250 }
const never = new AbortController().signal

describe('places', () => {
  it('are given at once while there are some', async () => {
    const places = new Places(settings)
    await places.take(never)
    const giveBack = await places.take(never)
    expect(places.taken).toBe(2)
    giveBack()
    giveBack()
    expect(places.taken).toBe(1)
  })

  it('go to those who wait, in their order', async () => {
    const places = new Places(settings)
    const [first, second] = [await places.take(never), await places.take(never)]
    const order: number[] = []
    void places.take(never).then(() => order.push(1))
    void places.take(never).then(() => order.push(2))
    expect([places.waiting, places.full]).toEqual([2, true])
    first()
    second()
    await vi.advanceTimersByTimeAsync(0)
    expect([order, places.taken, places.waiting]).toEqual([[1, 2], 2, 0])
  })

  it('are refused at once beyond the queue, and after a quarter of a second within it', async () => {
    const places = new Places(settings)
    await Promise.all([places.take(never), places.take(never)])
    const waiting = [places.take(never), places.take(never)].map((place) => expect(place).rejects.toThrow(NoPlace))
    await expect(places.take(never)).rejects.toThrow('queue is full')
    await vi.advanceTimersByTimeAsync(249)
    expect(places.waiting).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(waiting)
    expect([places.taken, places.waiting]).toEqual([2, 0])
  })

  it('are not kept for a call that is over', async () => {
    const places = new Places({ ...settings, places: 1 })
    const giveBack = await places.take(never)
    const call = new AbortController()
    const waiting = expect(places.take(call.signal)).rejects.toThrow('gone')
    call.abort(new Error('gone'))
    await waiting
    await expect(places.take(call.signal)).rejects.toThrow('gone')
    giveBack()
    expect([places.taken, places.waiting]).toEqual([0, 0])
  })
})
