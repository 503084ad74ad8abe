import type { Principal } from '@ensemble/service-kit/auth/principal'
import { inTransaction } from '@ensemble/service-kit/database'
import type { CallInput } from '@ensemble/contracts/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as members from '../../src/data/members.ts'
import { ownArchive } from '../../src/queries/own-archive.ts'
import { answersSearch } from '../../src/queries/search-answered.ts'
import { tellOfMatches } from '../../src/use-cases/tell-of-matches.ts'
import { startService, type Service } from '../service.ts'
import { told } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

type ToKeep = CallInput<'mission.keepSearch'>['body']

const remote = [{ field: 'mode', operator: 'eq' as const, value: 'remote' }]
const within = (km: number) => [{ field: 'kilometres', operator: 'lte' as const, value: km }]

async function keep(who: Principal, search: Partial<ToKeep> = {}) {
  const body = { name: 'À distance', query: 'mode=remote', filters: remote, tell: 'at_once' as const, ...search }
  return (await service.call('mission.keepSearch', { body }, who)).data
}

const kept = async (who: Principal) => (await service.call('mission.keptSearches', {}, who)).data?.items

/** A mission opens, and its own event is heard. @returns who is to be told, and when */
async function opened(changes: Parameters<Service['mission']>[0]) {
  const missionId = await service.mission(changes)
  const around = { clock: service.deps.clock, answersSearch }
  await inTransaction(service.db, (tx) => tellOfMatches(tx, around, { missionId, version: 1 }))
  return (await told(service, missionId)).filter(({ type }) => type === 'search.matched')
}

describe('kept searches', () => {
  it('are kept once, five at most, by their owner alone, who names them, chooses, and forgets them', async () => {
    const [who, other] = [await service.member(), await service.member()]
    const first = await keep(who)
    expect(await keep(who, { name: 'Autrement' })).toEqual(first)
    for (const query of ['2', '3', '4', '5']) await keep(who, { query })
    const sixth = await service.call(
      'mission.keepSearch',
      { body: { name: 'Six', query: '6', filters: remote, tell: 'never' } },
      who,
    )
    expect(sixth).toMatchObject({ code: 'VALIDATION_FAILED', fields: { query: ['OUT_OF_RANGE'] } })

    const params = { searchId: first?.id ?? '' }
    expect((await service.call('mission.editKeptSearch', { params, body: { tell: 'never' } }, other)).code).toBe(
      'NOT_FOUND',
    )
    await service.call('mission.forgetSearch', { params }, other)
    const edit = { params, body: { tell: 'never' as const, name: ' De chez moi ' } }
    expect((await service.call('mission.editKeptSearch', edit, who)).data).toEqual({
      ...first,
      name: 'De chez moi',
      tell: 'never',
    })
    await service.call('mission.forgetSearch', { params }, who)
    expect((await kept(who))?.map(({ query }) => query).sort()).toEqual(['2', '3', '4', '5'])
    expect(await kept(other)).toEqual([])
  })

  it.each([
    ['what says something of health', [{ field: 'targetCancerTypes', operator: 'in' as const, value: ['breast'] }]],
    ['favourites, which are a list of their own', [{ field: 'id', operator: 'in' as const, value: [] }]],
    ['a value that no mission can have', [{ field: 'startPeriod', operator: 'eq' as const, value: 'soon' }]],
  ])('do not keep %s', async (_what, filters) => {
    const who = await service.member()
    const body = { name: 'Une', query: 'q', filters, tell: 'never' as const }
    expect(await service.call('mission.keepSearch', { body }, who)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { filters: ['NOT_IN_LIST'] },
    })
  })

  it('tell of a mission that opens, by words, choices and distance, and of no other', async () => {
    const [byWords, byMode, near, later, silent] = await Promise.all([1, 2, 3, 4, 5].map(() => service.member()))
    if (!byWords || !byMode || !near || !later || !silent) throw new Error('no people')
    await keep(byWords, { query: 'search=tricot', search: 'tricots', filters: [] })
    await keep(byMode, { tell: 'digest', filters: [{ field: 'mode', operator: 'in', value: ['remote', 'mixed'] }] })
    // Villeurbanne is some kilometres from Lyon.
    await keep(near, { query: 'within=10', filters: within(10), near: '69100 Villeurbanne' })
    await keep(later, { query: 'when=later', filters: [{ field: 'startPeriod', operator: 'eq', value: 'later' }] })
    await keep(silent, { tell: 'never' })

    const knitting = await opened({ title: 'Un tricot pour chacun', mode: 'remote', street: null, city: null })
    expect(knitting).toEqual([
      expect.objectContaining({ tell: 'at_once', userIds: expect.arrayContaining([byWords.id, near.id]) }),
      expect.objectContaining({ tell: 'digest', userIds: [byMode.id] }),
    ])
    const inLyon = await opened({ title: 'Une marche', mode: 'on_site', postalCode: '69001', city: 'Lyon' })
    expect(inLyon.flatMap(({ userIds }) => userIds)).toEqual([near.id])
    const inNice = await opened({ title: 'Une marche', mode: 'on_site', postalCode: '06000', city: 'Nice' })
    expect(inNice).toEqual([])
    // Neither words nor names leave the service.
    expect(JSON.stringify(knitting)).not.toContain('tricot')
  })

  it('tell nobody who rests or has left, and one person once who is found twice', async () => {
    const nature = { title: 'Une soirée', type: 'media_speaking' as const }
    const filters = [{ field: 'type', operator: 'eq' as const, value: 'media_speaking' }]
    const [twice, resting] = [await service.member(), await service.member({ paused: true, version: 2 })]
    await keep(twice, { query: 'a', filters, tell: 'digest' })
    await keep(twice, { query: 'b', filters, tell: 'at_once' })
    await keep(resting, { query: 'a', filters })
    const facts = await opened(nature)
    const toldOf = (all: typeof facts) =>
      all.flatMap(({ tell, userIds }) => [userIds].flat().flatMap((id) => (ours.includes(id) ? [{ tell, id }] : [])))
    const ours: unknown[] = [twice.id, resting.id]
    expect(toldOf(facts)).toEqual([{ tell: 'at_once', id: twice.id }])
    await inTransaction(service.db, async (tx) => {
      const { rows } = await tx.query<members.Member>({
        text: `select ${members.table.select()} from members_v1 where id = $1`,
        values: [twice.id],
      })
      for (const row of rows) await members.upsertIfNewer(tx, { ...row, version: 2, status: 'suspended' })
    })
    expect(toldOf(await opened(nature))).toEqual([])
  })

  it('stand in the copy of one’s data, and keep a place only where they ask for a distance', async () => {
    const who = await service.member()
    await keep(who, { near: '69100 Villeurbanne' })
    await keep(who, { query: 'within=30', filters: within(30), near: '69100 Villeurbanne' })
    expect(await ownArchive(service.deps, who.id)).toMatchObject({
      kept_searches: [
        { name: 'À distance', tell: 'at_once', near: null, kept_at: expect.anything() },
        { near: '69100 Villeurbanne' },
      ],
    })
  })
})
