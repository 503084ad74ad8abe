import { randomUUID } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as activity from '../../src/data/activity.ts'
import * as missionTitles from '../../src/data/mission-titles.ts'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('the log of activity', () => {
  const missionId = randomUUID()
  const articleId = randomUUID()
  let users: UsersUnderTest
  let admin: User
  let manager: User
  let referent: User
  let near: User
  let far: User

  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin' })
    manager = await users.add({ role: 'headquarter_referent' })
    referent = await users.add({ role: 'referent', departmentCode: '69' })
    near = await users.add({ firstName: 'Inès', lastName: 'Karoui', departmentCode: '69' })
    far = await users.add({ departmentCode: '33' })
    await inTransaction(users.db, (tx) =>
      missionTitles.upsertIfNewer(
        tx,
        {
          missionId,
          version: 1,
          title: 'Accueil des familles',
          departmentCode: '69',
          managerIds: [manager.id],
          startAt: users.now(),
          endAt: null,
          open: true,
        },
        'open',
      ),
    )
    await note(near, 'participant.registered', 'mission', missionId)
    users.pass(60)
    await note(near, 'article_read', 'article', articleId)
    users.pass(60)
    await note(far, 'page_view', 'page', '/home')
    users.pass(60)
    await note(manager, 'mission_view', 'mission', missionId)
  })
  afterAll(() => users.stop())

  const note = (actor: User, type: string, targetType: string, targetId: string) =>
    activity.insert(users.db, {
      id: randomUUID(),
      type,
      actorId: actor.id,
      targetType,
      targetId,
      metadata: {},
      at: users.now(),
    })
  const read = async (reader: User, query: { actorId?: string; filters?: string } = {}) => {
    const { data } = await users.call('activity.list', { query }, as(reader))
    return data.items.map(({ actorId, type }) => [actorId, type])
  }

  it('is read as far as the matrix goes, the newest first', async () => {
    const registered = [near.id, 'participant.registered']
    const hasRead = [near.id, 'article_read']
    expect(await read(admin)).toEqual([[manager.id, 'mission_view'], [far.id, 'page_view'], hasRead, registered])
    expect(await read(referent)).toEqual([hasRead, registered])
    expect(await read(manager)).toEqual([registered])
    expect(await read(far)).toEqual([[far.id, 'page_view']])
    expect(await read(far, { actorId: near.id })).toEqual([])
  })

  it('tells of one person, and of one kind', async () => {
    expect(await read(admin, { actorId: far.id })).toEqual([[far.id, 'page_view']])
    const filters = JSON.stringify([{ field: 'type', operator: 'eq', value: 'article_read' }])
    expect(await read(admin, { filters })).toEqual([[near.id, 'article_read']])
  })

  it('names the mission, and what somebody read to that person alone', async () => {
    const of = async (reader: User) =>
      (await users.call('activity.list', { query: { actorId: near.id } }, as(reader))).data
    expect((await of(admin)).items).toMatchObject([
      { type: 'article_read', actorName: 'Inès Karoui', targetId: null },
      { type: 'participant.registered', targetId: missionId, targetTitle: 'Accueil des familles' },
    ])
    expect((await of(near)).items[0]).toMatchObject({ type: 'article_read', targetId: articleId })
  })

  it('tells staff that somebody looked at a mission, and neither them nor who runs it at which', async () => {
    const { data } = await users.call('activity.list', { query: { actorId: manager.id } }, as(admin))
    expect(data.items).toMatchObject([{ type: 'mission_view', targetId: null, targetTitle: null }])
    expect(await read(manager)).toEqual([[near.id, 'participant.registered']])
  })

  it('goes into a file', async () => {
    const authorization = `Bearer ${users.identity.tokenFor(as(admin))}`
    const url = `/activity/list?format=csv&actorId=${near.id}`
    const { body, headers } = await users.app.inject({ url, headers: { authorization, 'accept-language': 'fr' } })
    expect(headers['content-type']).toContain('text/csv')
    expect(body.split('\r\n')[0]).toContain('Date;Personne;Action;À propos de;Identifiant')
    expect(body).toMatch(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2};Inès Karoui;Demande de participation;Accueil des familles/)
    expect(body).not.toContain(articleId)
  })
})
