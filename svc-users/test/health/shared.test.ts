import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@ensemble/service-kit/database'
import { createLog } from '@ensemble/service-kit/log'
import * as healthReads from '../../src/data/health-reads.ts'
import type { User } from '../../src/domain/user.ts'
import type { ParticipantEventType } from '../../src/domain/participation.ts'
import { keepParticipation } from '../../src/events/on-participant-changed.ts'
import { jobsOf } from '../../src/jobs.ts'
import { readsPerPage } from '../../src/queries/reads-of-own-health.ts'
import { as } from '../setup.ts'
import { answers, consented, startWithKeys, type World } from './world.ts'

const rules = readFileSync(new URL('../../../docs/operations/alerts.yml', import.meta.url), 'utf8')

describe('/user/{id}/shared_health', () => {
  let world: World
  let manager: User
  beforeAll(async () => {
    world = await startWithKeys()
    manager = await world.add({ role: 'referent', departmentCode: '69' })
  })
  afterAll(() => world.stop())

  const read = (who: User, of: string, missionId?: string) =>
    world.call('user.sharedHealth', { params: { userId: of }, query: missionId ? { missionId } : {} }, as(who))

  /** What a figure says to those who watch; nothing while it is not known. */
  async function figureOf(name: string): Promise<string | undefined> {
    const { body } = await world.app.inject('/metrics')
    return new RegExp(`^${name}(?:\\{.*\\})? (\\d+)$`, 'm').exec(body)?.[1]
  }

  /** The daily check: what it logs, and what it shows to those who watch. */
  function checking() {
    const said: object[] = []
    const log = createLog({ name: 'test', level: 'info' }, { write: (line) => void said.push(JSON.parse(line)) })
    const job = jobsOf(world.deps, { log }).find(({ name }) => name === 'reads of health answers')
    return { said, check: () => job?.run(), figure: () => figureOf('health_reads_broken') }
  }

  async function sharing(sharedFields: ('cancerTypes' | 'diagnosisYear' | 'comorbidities')[]) {
    const member = await world.teller()
    const missionId = await world.mission([manager.id])
    await world.takesPart(member, missionId, { sharedFields })
    return { member, missionId }
  }

  it('gives the mission’s managers what was ticked, and nothing else', async () => {
    const { member, missionId } = await sharing(['cancerTypes', 'diagnosisYear'])
    const { cancerTypes, cancerTypesOther, diagnosisYear } = answers
    const shared = { missionId, fields: { cancerTypes, cancerTypesOther, diagnosisYear } }
    expect((await read(manager, member.id, missionId)).data).toEqual(shared)
    expect((await read(member, 'me', missionId)).data).toEqual(shared)
    const nothing = await sharing([])
    expect((await read(manager, nothing.member.id, nothing.missionId)).data).toMatchObject({ fields: {} })
  })

  it('refuses everybody else alike, an admin and a referent of the department too', async () => {
    const { member, missionId } = await sharing(['cancerTypes'])
    const others = [
      await world.add({ role: 'admin' }),
      await world.add({ role: 'headquarter_referent' }),
      await world.add({ role: 'referent', departmentCode: '69' }),
      await world.add(),
    ]
    for (const other of others) {
      for (const [of, mission] of [
        [member.id, missionId],
        [randomUUID(), missionId],
        [member.id, randomUUID()],
      ] as const) {
        expect(await read(other, of, mission)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
      }
      expect(await read(other, member.id)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
    }
    expect((await read(member, 'me')).data).toMatchObject({ reads: [] })
  })

  it('ends with the participation, the mission and the consent', async () => {
    const { member, missionId } = await sharing(['cancerTypes'])
    const elsewhere = await world.mission([manager.id])
    expect((await read(manager, member.id, elsewhere)).status).toBe(404)
    const closed = await world.mission([manager.id], { open: false })
    await world.takesPart(member, closed, { sharedFields: ['cancerTypes'] })
    expect(await read(manager, member.id, closed)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
    await world.edit({ consents: { healthConsentVersion: null } }, member)
    expect((await read(manager, member.id, missionId)).data).toMatchObject({ fields: {} })
    await world.takesPart(member, missionId, { version: 2, state: 'withdrawn', sharedFields: ['cancerTypes'] })
    expect((await read(manager, member.id, missionId)).status).toBe(404)
  })

  it('is not shared again by a consent that is given again, nor by a fact that repeats what was shared', async () => {
    const { member, missionId } = await sharing(['cancerTypes', 'comorbidities'])
    const fact = {
      missionId,
      userId: member.id,
      validationStatus: 'validated' as const,
      sharedHealthFields: ['cancerTypes' as const, 'comorbidities' as const],
    }
    const sharedAt = world.now().toISOString()
    const hear = (type: ParticipantEventType, version: number, at?: string) =>
      inTransaction(world.db, (tx) =>
        keepParticipation(tx, { ...fact, type, version, time: world.now(), ...(at && { sharedAt: at }) }),
      )
    const { cancerTypes, cancerTypesOther, comorbidities } = answers
    const shared = async () => (await read(manager, member.id, missionId)).data
    const again = async (withdrawn: Parameters<typeof world.edit>[0]['consents']) => {
      world.pass(60)
      await world.edit({ consents: withdrawn }, member)
      world.pass(60)
      expect((await world.edit({ ...consented, health: answers }, member)).status).toBe(200)
    }

    await again({ comorbiditiesConsentVersion: null })
    expect(await shared()).toEqual({ missionId, fields: { cancerTypes, cancerTypesOther } })
    await hear('missions.participant.accepted', 2, sharedAt)
    expect(await shared()).toEqual({ missionId, fields: { cancerTypes, cancerTypesOther } })

    await again({ healthConsentVersion: null })
    expect(await shared()).toEqual({ missionId, fields: {} })
    await hear('missions.participant.accepted', 3, sharedAt)
    // As a release tells it that does not say since when.
    await hear('missions.participant.accepted', 4)
    expect(await shared()).toEqual({ missionId, fields: {} })

    await hear('missions.participant.accepted', 5, world.now().toISOString())
    expect(await shared()).toEqual({ missionId, fields: { cancerTypes, cancerTypesOther, comorbidities } })
  })

  it('lists for its owner alone what the teams of open missions may read at present', async () => {
    const { member, missionId } = await sharing(['cancerTypes', 'comorbidities'])
    const [closed, left] = [await world.mission([manager.id], { open: false }), await world.mission([manager.id])]
    await world.takesPart(member, closed, { sharedFields: ['cancerTypes'] })
    await world.takesPart(member, left, { sharedFields: ['cancerTypes'], state: 'withdrawn' })
    const shares = async () => {
      const { data } = await read(member, 'me')
      return 'shares' in data ? data.shares : undefined
    }
    const share = { missionId, missionTitle: 'Relire' }
    expect(await shares()).toEqual([{ ...share, fields: ['cancerTypes', 'comorbidities'] }])
    await world.edit({ consents: { comorbiditiesConsentVersion: null } }, member)
    expect(await shares()).toEqual([{ ...share, fields: ['cancerTypes'] }])
    await world.edit({ consents: { healthConsentVersion: null } }, member)
    expect(await shares()).toEqual([])
  })

  it('ends for one team where its owner says so, and no fact that repeats what was ticked brings it back', async () => {
    const { member, missionId } = await sharing(['cancerTypes', 'diagnosisYear'])
    const elsewhere = await world.mission([manager.id])
    await world.takesPart(member, elsewhere, { sharedFields: ['diagnosisYear'] })
    const end = (who: User, mission: string, userId = 'me') =>
      world.call('user.endSharing', { params: { userId, missionId: mission } }, as(who))
    const fact = {
      type: 'missions.participant.accepted' as const,
      missionId,
      userId: member.id,
      validationStatus: 'validated' as const,
      sharedHealthFields: ['cancerTypes' as const, 'diagnosisYear' as const],
    }
    const hear = (version: number, sharedAt?: string) =>
      inTransaction(world.db, (tx) =>
        keepParticipation(tx, { ...fact, version, time: world.now(), ...(sharedAt && { sharedAt }) }),
      )
    const fields = async (mission = missionId) => {
      const { data } = await read(manager, member.id, mission)
      return 'fields' in data ? Object.keys(data.fields).toSorted() : undefined
    }
    const sharedAt = world.now().toISOString()
    await read(manager, member.id, missionId)

    world.pass(60)
    expect(await end(await world.add(), missionId)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await end(manager, missionId, member.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await end(member, randomUUID())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await fields()).not.toEqual([])
    // Once more after an answer that was lost changes nothing.
    for (const userId of ['me', member.id]) expect((await end(member, missionId, userId)).data).toEqual({})
    expect(await fields()).toEqual([])
    expect(await fields(elsewhere)).toEqual(['diagnosisYear'])
    const { data } = await read(member, 'me')
    expect(data).toMatchObject({ shares: [{ missionId: elsewhere, fields: ['diagnosisYear'] }] })
    expect('reads' in data && data.reads.filter((one) => one.missionId === missionId)).not.toEqual([])

    await hear(2, sharedAt)
    // As a release tells it that does not say since when.
    await hear(3)
    expect(await fields()).toEqual([])
    world.pass(60)
    await hear(4, world.now().toISOString())
    expect(await fields()).toEqual(['cancerTypes', 'cancerTypesOther', 'diagnosisYear'])

    const ends = () => world.db.query({ text: 'select from sharing_ends where user_id = $1', values: [member.id] })
    expect((await ends()).rowCount).toBe(1)
    const body = { confirmEmail: member.email ?? '' }
    await world.call('user.delete', { params: { userId: 'me' }, body }, as(member))
    expect((await ends()).rowCount).toBe(0)
  })

  it('writes who reads what before each answer, and shows the owner when and in which role, not who', async () => {
    const { member, missionId } = await sharing(['cancerTypes', 'comorbidities'])
    await read(manager, member.id, missionId)
    world.pass(60)
    await read(manager, member.id, missionId)
    const { data } = await read(member, 'me')
    const seen = {
      kind: 'shared',
      missionId,
      missionTitle: 'Relire',
      readerRole: 'referent',
      readerDepartment: '69',
      fields: ['cancerTypes', 'comorbidities'],
    }
    expect(data).toMatchObject({ reads: [{ ...seen, at: world.now().toISOString() }, seen] })
    expect(JSON.stringify(data)).not.toContain(manager.id)
  })

  it('tells who watches how many one person reads in an hour: beyond fifty it is an alarm', async () => {
    const limit = /alert: ManyHealthReads\n\s+expr: health_reads_most_by_one > (\d+)\n/.exec(rules)?.[1]
    expect(limit).toBe('50')
    world.pass(3601)
    expect(await figureOf('health_reads_most_by_one')).toBe('0')
    const [{ member, missionId }, another] = [await sharing(['cancerTypes']), await world.add({ role: 'referent' })]
    for (let times = 0; times < 3; times += 1) await read(manager, member.id, missionId)
    // One's own answers are nobody's business, and another one's readings are counted by themselves.
    await read(member, 'me', missionId)
    const other = await world.mission([another.id])
    await world.takesPart(member, other, { sharedFields: ['cancerTypes'] })
    await read(another, member.id, other)
    expect(await figureOf('health_reads_most_by_one')).toBe('3')
    world.pass(3601)
    expect(await figureOf('health_reads_most_by_one')).toBe('0')
  })

  it('shows its owner every read and every count on some page, however many there are', async () => {
    const { member, missionId } = await sharing(['cancerTypes'])
    const begun = world.now().getTime()
    const at = (minute: number) => new Date(begun + minute * 60_000)
    const reader = { readerId: manager.id, readerRole: 'referent' as const, readerDepartment: '69', requestId: null }
    const one = { ...reader, subjectId: member.id, missionId, fields: ['cancerTypes' as const] }
    // In every second minute a read; between the first of them, counts.
    await inTransaction(world.db, async (tx) => {
      for (let n = 0; n < readsPerPage; n += 1) await healthReads.append(tx, { ...one, at: at(2 * n) })
    })
    await world.db.query({
      text: `insert into countable_members (user_id, since) values ($1, '2026-01-01')`,
      values: [member.id],
    })
    await world.db.query({
      text: `insert into health_questions (at, day, staff_id, staff_role, mission_id)
             select $1::timestamptz + (2 * n + 1) * interval '1 minute', '2026-01-02', $2, 'referent', $3
             from generate_series(0, 4) n`,
      values: [at(0), manager.id, missionId],
    })
    const page = async (number?: number) => {
      const query = number === undefined ? {} : { page: number }
      const { code, data } = await world.call('user.sharedHealth', { params: { userId: 'me' }, query }, as(member))
      return code ?? ('reads' in data ? { more: data.more, times: data.reads.map((read) => read.at) } : data)
    }
    const minutes = Array.from({ length: readsPerPage * 2 - 1 }, (_, minute) => minute)
    const times = minutes.filter((minute) => minute < 10 || minute % 2 === 0).map((minute) => at(minute).toISOString())
    const newestFirst = times.toReversed()
    expect(await page()).toEqual({ more: true, times: newestFirst.slice(0, readsPerPage) })
    expect(await page(1)).toEqual({ more: false, times: newestFirst.slice(readsPerPage) })
    expect(newestFirst).toHaveLength(readsPerPage + 5)
    expect(await page(2)).toBe('PAGE_OUT_OF_RANGE')
  })

  it('reads nothing where it cannot be written that somebody reads', async () => {
    const { member, missionId } = await sharing(['cancerTypes'])
    await world.db.query({ text: 'alter table health_reads rename to health_reads_away' })
    try {
      const answer = await read(manager, member.id, missionId)
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(JSON.stringify(answer.data)).not.toContain('tract')
    } finally {
      await world.db.query({ text: 'alter table health_reads_away rename to health_reads' })
    }
  })

  it('keeps its rows unchanged: they cannot be altered, and the chain tells if they were', async () => {
    const { member, missionId } = await sharing(['cancerTypes'])
    await Promise.all(Array.from({ length: 5 }, () => read(manager, member.id, missionId)))
    expect(await healthReads.findBroken(world.db, 2)).toBeUndefined()
    for (const text of [
      'update health_reads set reader_department = null',
      'delete from health_reads',
      'truncate health_reads',
    ]) {
      await expect(world.db.query({ text })).rejects.toThrow('append-only')
    }
    const { said, check, figure } = checking()
    expect(await figure()).toBeUndefined()
    await check()
    const newest = { msg: 'newest read of health answers', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }
    expect(said).toEqual([expect.objectContaining(newest)])
    expect(await figure()).toBe('0')
    await world.db.query({ text: 'alter table health_reads disable trigger user' })
    const { rows } = await world.db.query<{ id: number }>({
      text: `update health_reads set reader_department = '75'
             where id = (select id from health_reads order by id desc offset 2 limit 1) returning id`,
    })
    expect(await healthReads.findBroken(world.db, 2)).toBe(rows[0]?.id)
    await check()
    const changed = { level: 'error', msg: 'reads of health answers were changed', row: rows[0]?.id }
    expect(said).toContainEqual(expect.objectContaining(changed))
    expect(await figure()).toBe('1')
  })
})
