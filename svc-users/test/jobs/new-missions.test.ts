import { randomUUID } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as missionTitles from '../../src/data/mission-titles.ts'
import type { User } from '../../src/domain/user.ts'
import { sendDigests } from '../../src/use-cases/send-digests.ts'
import { startUsers, type UsersUnderTest } from '../setup.ts'

describe('the mail on new missions', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const sendAt = (instant: string) => sendDigests({ ...users.deps, clock: { now: () => new Date(instant) } })
  const choose = (digest: 'weekly' | 'monthly', { id }: User) =>
    users.db.query({ text: 'update users set digest = $2 where id = $1', values: [id, digest] })

  /** A mission that suits everybody of its department. */
  async function opened(openedAt: string): Promise<string> {
    const missionId = randomUUID()
    await users.db.query({
      text: `insert into mission_titles (mission_id, version, title, department_code, manager_ids, start_at, open, opened_at)
             values ($1, 1, 'Accueillir les coureurs', '69', '{}', '2026-12-12T13:00:00Z', true, $2)`,
      values: [missionId, openedAt],
    })
    return missionId
  }

  async function timesTold(missionId: string, { id }: User): Promise<number> {
    const { rows } = await users.db.query({
      text: `select 1 from outgoing_mail where kind = 'new_missions' and recipient_id = $1 and html like $2`,
      values: [id, `%${missionId}%`],
    })
    return rows.length
  }

  it('tells of a mission once, however short the month was', async () => {
    const person = await users.add()
    await choose('monthly', person)
    const missionId = await opened('2026-01-30T12:00:00Z')
    await sendAt('2026-02-01T07:05:00Z')
    await sendAt('2026-03-01T07:05:00Z')
    expect(await timesTold(missionId, person)).toBe(1)
  })

  it('tells of all that kept searches have found', async () => {
    const person = await users.add()
    await choose('weekly', person)
    const found = await Promise.all(Array.from({ length: 7 }, () => opened('2026-05-01T12:00:00Z')))
    await users.db.query({
      text: `insert into search_matches (user_id, mission_id, tell, matched_at)
        select $1, id, 'digest', '2026-06-02T12:00:00Z' from unnest($2::uuid[]) id`,
      values: [person.id, found],
    })
    await sendAt('2026-06-08T06:05:00Z')
    for (const missionId of found) expect(await timesTold(missionId, person)).toBe(1)
  })

  it('tells of a mission that waited for an approval when the last one went out, and of none that was told of before', async () => {
    const person = await users.add()
    await choose('weekly', person)
    const missionIds = [await opened('2026-09-04T12:00:00Z'), await opened('2026-09-11T12:00:00Z')]
    const startAt = new Date('2026-12-12T13:00:00Z')
    const mission = { title: 'Accueillir les coureurs', departmentCode: '69', managerIds: [], startAt, endAt: null }
    const events = async (version: number, phase: 'waiting' | 'open', at: string) => {
      for (const missionId of missionIds) {
        const told = { ...mission, missionId, version }
        await inTransaction(users.db, (tx) => missionTitles.upsertIfNewer(tx, told, phase, new Date(at)))
      }
    }
    const times = () => Promise.all(missionIds.map((missionId) => timesTold(missionId, person)))
    await sendAt('2026-09-07T06:05:00Z')
    await events(2, 'waiting', '2026-09-12T12:00:00Z')
    await sendAt('2026-09-14T06:05:00Z')
    expect(await times()).toEqual([1, 0])
    // A change that is refused and sent again waits on.
    await events(3, 'waiting', '2026-09-15T12:00:00Z')
    await events(4, 'open', '2026-09-16T12:00:00Z')
    await sendAt('2026-09-21T06:05:00Z')
    await sendAt('2026-09-28T06:05:00Z')
    expect(await times()).toEqual([1, 1])
  })

  it('tells of what a kept search has found once it waits for no approval any more', async () => {
    const person = await users.add()
    await choose('weekly', person)
    const missionId = await opened('2026-08-13T12:00:00Z')
    await users.db.query({
      text: `insert into search_matches (user_id, mission_id, tell, matched_at) values ($1, $2, 'digest', $3)`,
      values: [person.id, missionId, '2026-08-13T12:00:00Z'],
    })
    const phase = (open: boolean, version: number) =>
      users.db.query({
        text: `update mission_titles set open = $2, open_version = $3, waiting_version = coalesce(waiting_version, $3)
          where mission_id = $1`,
        values: [missionId, open, version],
      })
    await phase(false, 2)
    await sendAt('2026-08-17T06:05:00Z')
    expect(await timesTold(missionId, person)).toBe(0)
    await phase(true, 3)
    await sendAt('2026-08-24T06:05:00Z')
    expect(await timesTold(missionId, person)).toBe(1)
  })

  it('tells of what opened after the last one, whatever the hour of both, and not again where the rhythm changes', async () => {
    const person = await users.add()
    const missionId = await opened('2026-10-19T06:30:00Z')
    await sendAt('2026-10-19T06:05:00Z')
    expect(await timesTold(missionId, person)).toBe(0)
    await sendAt('2026-10-26T07:05:00Z')
    expect(await timesTold(missionId, person)).toBe(1)
    await choose('monthly', person)
    await sendAt('2026-11-01T07:05:00Z')
    expect(await timesTold(missionId, person)).toBe(1)
  })
})
