import { expect, test } from 'vitest'
import { createDraftKeeper } from './draft-keeper.ts'

const refused = (status: number) => Object.assign(new Error(), { status, code: 'X', fields: {} })

function start(held: string | null = null) {
  const server = { held, failing: null as Error | null, open: true }
  const written: (string | null)[] = []
  const clock = { now: 0 }
  let timers: { at: number; work: () => void }[] = []
  const answers: (() => void)[] = []
  const keeper = createDraftKeeper({
    read: async () => {
      if (server.failing) throw server.failing
      return server.held
    },
    write: async (content, leaving) => {
      written.push(content)
      if (!server.open && !leaving) await new Promise<void>((resolve) => answers.push(resolve))
      if (server.failing) throw server.failing
      server.held = content
    },
    mayWrite: () => mayWrite,
    now: () => clock.now,
    setTimer: (work, ms) => {
      const timer = { at: clock.now + ms, work }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  })
  let mayWrite = true
  async function pass(ms: number) {
    const until = clock.now + ms
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      clock.now = next.at
      timers = timers.filter((other) => other !== next)
      next.work()
      await settled()
    }
    clock.now = until
  }
  const setMayWrite = (value: boolean) => {
    mayWrite = value
  }
  return { keeper, server, written, pass, answers, setMayWrite }
}

/** Everything that needs no timer has happened. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

test('what is typed is written after a pause, once', async () => {
  const { keeper, written, pass } = start()
  expect(await keeper.load()).toBeNull()
  for (const content of ['a', 'ab', 'abc']) {
    keeper.keep(content)
    await pass(900)
  }
  expect(written).toEqual([])
  expect(keeper.status()).toBe('saving')
  await pass(100)
  expect(written).toEqual(['abc'])
  expect(keeper.status()).toBe('saved')
  await pass(60_000)
  expect(written).toEqual(['abc'])
})

test('somebody who types without a pause is written for every five seconds', async () => {
  const { keeper, written, pass } = start()
  for (let length = 1; length <= 24; length += 1) {
    keeper.keep('x'.repeat(length))
    await pass(500)
  }
  expect(written.map((content) => content?.length)).toEqual([10, 20])
})

test('what was kept is found again, unless something was typed meanwhile', async () => {
  const { keeper, written, pass } = start('of yesterday')
  expect(await keeper.load()).toBe('of yesterday')
  expect(keeper.status()).toBe('saved')
  const other = start('of yesterday')
  const loading = other.keeper.load()
  other.keeper.keep('of today')
  expect(await loading).toBe('of today')
  await other.pass(1000)
  expect(other.written).toEqual(['of today'])
  await pass(60_000)
  expect(written).toEqual([])
})

test('a write that fails is repeated; meanwhile this tab holds the text', async () => {
  const { keeper, server, written, pass } = start()
  server.failing = refused(503)
  keeper.keep('text')
  await pass(1000)
  expect(keeper.status()).toBe('unsaved')
  expect(await keeper.load()).toBe('text')
  server.failing = null
  await pass(15_000)
  expect(server.held).toBe('text')
  expect(keeper.status()).toBe('saved')
  expect(written.length).toBeGreaterThan(1)
})

test('a text that the server will never take is not sent over and over', async () => {
  const { keeper, server, written, pass } = start()
  server.failing = refused(422)
  keeper.keep('far too long')
  await pass(600_000)
  expect(written).toEqual(['far too long'])
  expect(keeper.status()).toBe('unsaved')
})

test('after its session nothing is written, and the next session of the same person writes it', async () => {
  const { keeper, server, written, pass, setMayWrite } = start()
  keeper.keep('text')
  setMayWrite(false)
  await pass(60_000)
  expect(written).toEqual([])
  setMayWrite(true)
  expect(await keeper.load()).toBe('text')
  await pass(1000)
  expect(server.held).toBe('text')
})

test('leaving writes at once, past a write that has no answer yet, and each text once', async () => {
  const { keeper, server, written, pass, answers } = start()
  server.open = false
  keeper.keep('first')
  await pass(1000)
  keeper.keep('second')
  keeper.flush(true)
  keeper.flush(true)
  await settled()
  expect(written).toEqual(['first', 'second'])
  expect(answers).toHaveLength(1)
})

test('what was sent is forgotten on the server too, were its last write still under way', async () => {
  const { keeper, server, written, pass, answers } = start()
  server.open = false
  keeper.keep('text')
  await pass(1000)
  keeper.forget()
  server.open = true
  for (const answer of answers) answer()
  await settled()
  await pass(1000)
  expect(written).toEqual(['text', null])
  expect(server.held).toBeNull()
  keeper.forget()
  await pass(60_000)
  expect(written).toEqual(['text', null])
})

test('an emptied form keeps nothing', async () => {
  const { keeper, server, pass } = start('text')
  await keeper.load()
  keeper.keep(null)
  await pass(1000)
  expect(server.held).toBeNull()
  expect(keeper.status()).toBe('none')
})
