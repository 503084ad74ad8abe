import { afterAll, beforeAll, expect, it } from 'vitest'
import { countWork } from '../../src/use-cases/count-work.ts'
import type { User } from '../../src/domain/user.ts'
import { as } from '../setup.ts'
import { startWithKeys, type World } from './world.ts'

let world: World
let team: User
beforeAll(async () => {
  world = await startWithKeys()
  team = await world.add({ role: 'headquarter_referent' })
})
afterAll(() => world.stop())

/** No noise, the middle of all lots, and so few answers that a test can give them. */
const counting = { lot: () => 0.5, fewest: 10 }
const figures = async (who: User) => (await world.call('user.workFigures', {}, as(who))).data
const told = async (answer: string) => (await figures(team)).employment.find((one) => one.answer === answer)?.people

it('counts answers about work once a quarter, and tells numbers of ten people and more in tens', async () => {
  expect(await figures(team)).toMatchObject({ quarter: null, employment: [] })
  for (let index = 0; index < 15; index++) {
    await world.edit({ work: { employment: index < 3 ? 'retired' : 'full_time' } }, await world.add())
  }
  const gone = await world.add()
  await world.edit({ work: { employment: 'full_time' } }, gone)
  await world.db.query({ text: `update users set status = 'suspended' where id = $1`, values: [gone.id] })
  await countWork(world.deps, counting)
  expect(await told('full_time')).toBe(10)
  expect(await told('retired')).toBeNull()
  await world.edit({ work: { employment: 'full_time' } }, await world.add())
  for (let index = 0; index < 10; index++) await world.edit({ work: { employment: 'retired' } }, await world.add())
  await countWork(world.deps, counting)
  expect(await told('retired')).toBeNull()
  const later = { ...world.deps, clock: { now: () => new Date(world.now().getTime() + 100 * 86_400_000) } }
  await countWork(later, counting)
  expect(await told('retired')).toBe(10)
  const { rows } = await world.db.query({ text: 'select distinct quarter from work_figures' })
  expect(rows).toHaveLength(1)
})

it('is for the staff alone', async () => {
  const member = await world.add()
  expect(await world.call('user.workFigures', {}, as(member))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})

it('is blurred by a lot of its own for each number', async () => {
  const lots: number[] = []
  const later = { ...world.deps, clock: { now: () => new Date(world.now().getTime() + 200 * 86_400_000) } }
  const lot = () => {
    lots.push(0.999)
    return 0.999
  }
  await countWork(later, { lot, fewest: 10 })
  expect(lots).toHaveLength(24)
  expect(await told('student')).toBeGreaterThanOrEqual(10)
})

it('tells no number where so few answered that all of them would be noise', async () => {
  const later = { ...world.deps, clock: { now: () => new Date(world.now().getTime() + 300 * 86_400_000) } }
  await countWork(later, { lot: () => 0.5 })
  expect((await figures(team)).employment.every(({ people }) => people === null)).toBe(true)
})
