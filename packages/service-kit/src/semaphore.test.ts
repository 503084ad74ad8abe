import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Semaphore, SemaphoreFull } from './semaphore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const options = { permits: 2, queue: 2, waitMs: 250 }

describe('permits', () => {
  it('are given at once while there are some, and come back once', async () => {
    const semaphore = new Semaphore(options)
    await semaphore.acquire()
    const release = await semaphore.acquire()
    expect(semaphore.inUse).toBe(2)
    release()
    release()
    expect(semaphore.inUse).toBe(1)
  })

  it('go to those who wait, in their order', async () => {
    const semaphore = new Semaphore(options)
    const [first, second] = [await semaphore.acquire(), await semaphore.acquire()]
    const order: number[] = []
    void semaphore.acquire().then(() => order.push(1))
    void semaphore.acquire().then(() => order.push(2))
    expect([semaphore.waiting, semaphore.full]).toEqual([2, true])
    first()
    second()
    await vi.advanceTimersByTimeAsync(0)
    expect([order, semaphore.inUse, semaphore.waiting]).toEqual([[1, 2], 2, 0])
  })

  it('are refused at once beyond the queue, and within it when the wait is over', async () => {
    const semaphore = new Semaphore(options)
    await Promise.all([semaphore.acquire(), semaphore.acquire()])
    const waiting = [semaphore.acquire(), semaphore.acquire()].map((permit) =>
      expect(permit).rejects.toThrow(SemaphoreFull),
    )
    await expect(semaphore.acquire()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await vi.advanceTimersByTimeAsync(249)
    expect(semaphore.waiting).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(waiting)
    expect([semaphore.inUse, semaphore.waiting]).toEqual([2, 0])
  })

  it('are waited for as long as it takes where no time is set', async () => {
    const semaphore = new Semaphore({ permits: 1, queue: 1 })
    const release = await semaphore.acquire()
    const waiting = semaphore.acquire()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(semaphore.waiting).toBe(1)
    release()
    await waiting
    expect([semaphore.inUse, semaphore.waiting]).toEqual([1, 0])
  })

  it('are not kept for work that is over', async () => {
    const semaphore = new Semaphore({ ...options, permits: 1 })
    const release = await semaphore.acquire()
    const call = new AbortController()
    const waiting = expect(semaphore.acquire(call.signal)).rejects.toThrow('gone')
    call.abort(new Error('gone'))
    await waiting
    await expect(semaphore.acquire(call.signal)).rejects.toThrow('gone')
    release()
    expect([semaphore.inUse, semaphore.waiting]).toEqual([0, 0])
  })
})

describe('work with a permit', () => {
  it('gives it back when it is done and when it fails', async () => {
    const semaphore = new Semaphore({ permits: 1, queue: 1 })
    const failing = semaphore.run(() => Promise.reject(new Error('failed')))
    const next = semaphore.run(() => Promise.resolve('done'))
    await expect(semaphore.run(() => Promise.resolve())).rejects.toThrow(SemaphoreFull)
    await expect(failing).rejects.toThrow('failed')
    expect(await next).toBe('done')
    expect(semaphore.inUse).toBe(0)
  })
})
