import { expect, it } from 'vitest'
import { Deadline, isAwaited, withDeadline } from './deadline.ts'
import { SharedAnswers } from './shared-answers.ts'

function sharing(options: { most?: number } = {}) {
  const world = { now: 0, told: 1n, looks: 0, asked: [] as string[], works: true, awaited: false }
  const answers = new SharedAnswers<string>({
    clock: { now: () => new Date(world.now) },
    told: () => {
      world.looks += 1
      return Promise.resolve(world.told)
    },
    ...options,
  })
  const get = (key: string) =>
    answers.get(key, async () => {
      world.asked.push(key)
      world.awaited ||= isAwaited()
      if (!world.works) throw new Error('away')
      return `${key} ${world.told}`
    })
  return { world, get }
}

it('asks once for a thousand who want the same at a time, after one look at what was told', async () => {
  const { world, get } = sharing()
  const heard = await Promise.all(Array.from({ length: 1000 }, () => get('list')))
  expect(new Set(heard)).toEqual(new Set(['list 1']))
  expect(world).toMatchObject({ asked: ['list'], looks: 1 })
})

it('keeps an answer for a second', async () => {
  const { world, get } = sharing()
  await get('list')
  world.now = 999
  await get('list')
  expect(world.asked).toHaveLength(1)
  world.now = 1000
  await get('list')
  expect(world.asked).toHaveLength(2)
})

it('keeps nothing beyond the next fact, whoever told it', async () => {
  const { world, get } = sharing()
  await get('list')
  world.told = 2n
  expect(await get('list')).toBe('list 2')
})

it('does not join an answer that was begun before the fact that the caller knows of', async () => {
  const { world, get } = sharing()
  const early = get('list')
  await Promise.resolve()
  world.told = 2n
  expect(await Promise.all([early, get('list')])).toContain('list 2')
})

it('does not keep a failure', async () => {
  const { world, get } = sharing()
  world.works = false
  await expect(get('list')).rejects.toThrow('away')
  world.works = true
  expect(await get('list')).toBe('list 1')
})

it('keeps so many, and forgets the oldest', async () => {
  const { world, get } = sharing({ most: 2 })
  for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key)
  expect(world.asked).toEqual(['a', 'b', 'c', 'a'])
})

it('asks for all within nobody’s deadline', async () => {
  const { world, get } = sharing()
  await withDeadline(new Deadline(1), () => get('list'))
  expect(world.awaited).toBe(false)
})
