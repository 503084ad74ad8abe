import { randomUUID } from 'node:crypto'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { isFull } from '../src/store/answered.ts'
import { ObjectStore } from '../src/store/object-store.ts'

const mebibyte = 1_048_576

let bus: TestBus
let name: string
let warned: unknown[]

beforeAll(async () => {
  bus = await createTestBus()
})
afterAll(() => bus.close())
beforeEach(() => {
  name = `room-${randomUUID()}`
  warned = []
})
afterEach(async () => {
  await (await bus.bus.manager()).streams.delete(`OBJ_${name}`)
})

function storeOf(roomBytes: number): ObjectStore {
  return new ObjectStore({ bus: bus.bus, log: { warn: (what: unknown) => void warned.push(what) }, name, roomBytes })
}

const info = async () => (await bus.bus.manager()).streams.info(`OBJ_${name}`)

it('a full store refuses what comes, keeps nothing of it, and events still go through', async () => {
  const store = await storeOf(mebibyte).open()
  await store.put('first', Buffer.alloc(mebibyte / 2))
  const { bytes } = (await info()).state
  const refused: unknown = await store.put('second', Buffer.alloc(mebibyte)).catch((cause: unknown) => cause)
  expect(isFull(refused)).toBe(true)
  await store.sweep(new Date(Date.now() + 60_000))
  expect((await info()).state.bytes).toBe(bytes)
  expect(await store.get('second')).toBeNull()
  const stream = `events-${randomUUID()}`
  const { streams } = await bus.bus.manager()
  await streams.add({ name: stream, subjects: [stream] })
  await (await bus.bus.jetstream()).publish(stream, Buffer.alloc(mebibyte / 2))
  expect((await streams.info(stream)).state.messages).toBe(1)
  await streams.delete(stream)
})

it('an object can be taken away when not a byte is left, and nothing of it stays', async () => {
  await (await storeOf(mebibyte).open()).put('a/b+c/d?>', Buffer.alloc(mebibyte / 2))
  const { bytes } = (await info()).state
  const store = await storeOf(bytes).open()
  expect((await info()).config.max_bytes).toBe(bytes)
  expect(store.used).toBe(1)
  expect(await store.has('a/b+c/d?>')).toBe(true)
  await store.remove('a/b+c/d?>')
  expect(await store.has('a/b+c/d?>')).toBe(false)
  expect((await info()).state).toMatchObject({ messages: 0, bytes: 0 })
  await store.remove('never there')
})

it('pieces of what was never whole are taken away once they are old, and nothing else', async () => {
  const store = await storeOf(mebibyte).open()
  await store.put('whole', Buffer.from('whole'))
  await store.put('gone', Buffer.from('gone'))
  await store.remove('gone')
  const { bytes } = (await info()).state
  // What a process leaves that dies while it stores.
  await (await bus.bus.jetstream()).publish(`$O.${name}.C.left`, Buffer.alloc(1000))
  await store.sweep(new Date(Date.now() - 60_000))
  expect((await info()).state.bytes).toBeGreaterThan(bytes)
  await store.sweep(new Date(Date.now() + 60_000))
  expect((await info()).state.bytes).toBe(bytes)
  expect((await store.get('whole'))?.toString()).toBe('whole')
})

it('a store of before is given its room and keeps what it holds, also where that is more', async () => {
  const { views } = await bus.bus.jetstream()
  await (await views.os(name)).putBlob({ name: 'old' }, Buffer.alloc(mebibyte))
  const store = await storeOf(mebibyte / 2).open()
  expect((await info()).config.max_bytes).toBe(mebibyte / 2)
  expect((await store.get('old'))?.length).toBe(mebibyte)
  const refused: unknown = await store.put('new', Buffer.alloc(100)).catch((cause: unknown) => cause)
  expect(isFull(refused)).toBe(true)
})

it('a broker that has not so much room goes on without setting it aside, and says so once', async () => {
  const objects = storeOf(Number.MAX_SAFE_INTEGER)
  await (await objects.open()).put('one', Buffer.from('one'))
  await (await objects.open()).put('two', Buffer.from('two'))
  expect((await info()).config.max_bytes).toBe(-1)
  expect(warned).toHaveLength(1)
})
