import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
