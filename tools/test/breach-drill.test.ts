import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTrail, readableTrail } from '../../platform/src/logs/account-trail.ts'
import { wantedLines } from '../../platform/src/logs/read-logs.ts'
import { root } from '../../platform/src/paths.ts'
import { startWithKeys, type World } from '../../svc-users/test/health/world.ts'
import { as, password } from '../../svc-users/test/setup.ts'

/** Somebody has the password of a referent (OP08): afterwards one asks who, what, and whose data. */
const lines: string[] = []
let world: World

beforeAll(async () => {
  world = await startWithKeys({}, lines)
})
afterAll(() => world.stop())

test('the logs say what a stolen account did, and whose data it saw; the database says which answers', async () => {
  const referent = await world.add({ role: 'referent', departmentCode: '69' })
  const elsewhere = await world.add({ departmentCode: '33' })
  const before = await world.add({ departmentCode: '69' })
  const looked = await world.add({ departmentCode: '69' })
  const waiting = await world.add({ departmentCode: '69', status: 'pending_approval' })
  const sharing = await world.teller()
  const missionId = await world.mission([referent.id])
  await world.takesPart(sharing, missionId, { sharedFields: ['cancerTypes'] })
  const see = (userId: string) => world.call('user.get', { params: { userId } }, as(referent))

  await see(before.id)
  const since = afterTheLastLine()
  const body = { email: referent.email ?? '', password }
  await world.call('auth.signInWithPassword', { body }, undefined, 'en', { 'user-agent': 'Firefox/140.0 (Windows)' })
  await see('me')
  await see(looked.id)
  await see(looked.id)
  const readShared = (userId: string) =>
    world.call('user.sharedHealth', { params: { userId }, query: { missionId } }, as(referent))
  expect((await readShared(sharing.id)).status).toBe(200)
  expect((await readShared(elsewhere.id)).status).toBe(404)
  await world.call('user.approve', { params: { userId: waiting.id }, body: {} }, as(referent))
  const authorization = `Bearer ${world.identity.tokenFor(as(referent))}`
  await world.app.inject({ url: '/user/list?format=csv', headers: { authorization } })

  const begun = performance.now()
  const trail = accountTrail(wantedLines([lines.join('')], { account: referent.id, since }), referent.id)
  expect(trail).toMatchObject({
    signIns: [{ at: expect.any(String), device: 'Firefox, Windows', network: expect.stringMatching(/^[0-9a-f]{16}$/) }],
    people: [looked.id, sharing.id, waiting.id],
    missions: [],
    files: [{ act: 'user.export', rows: expect.any(Number) }],
  })
  expect(trail?.acts).toContainEqual(expect.objectContaining({ act: 'user.approve', people: [waiting.id] }))
  expect(trail?.calls.get('GET /user/:userId/shared_health')).toEqual({ asked: 2, refused: 1 })
  const shown = trail ? readableTrail(referent.id, trail) : ''
  expect(shown).toContain(`People read, changed or written to: 3\n  ${looked.id}`)
  expect(shown).toMatch(/Sign-ins: 1\n.* {2}Firefox, Windows {2}network [0-9a-f]{16}\n/)
  expect(shown).not.toMatch(/@|Ferrandi|upper_aerodigestive/)

  const { rows } = await world.db.query({ text: questionOfTheGuide(), values: [referent.id, world.now()] })
  expect(rows).toEqual([
    { at: expect.any(Date), subject_id: sharing.id, mission_id: missionId, fields: ['cancerTypes'] },
  ])
  process.stdout.write(`who, what and whose data: ${Math.round(performance.now() - begun)} ms (limit 1 h)\n`)
})

/** What the guide of operators asks the database, with parameters for what it leaves to be filled in. */
function questionOfTheGuide(): string {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, question = ''] = /```sql\n([^`]+from health_reads[^`]+)```/.exec(guide) ?? []
  return question.replace("'<account>'", '$1').replace("'<since>'", '$2')
}

/** A sign-in takes longer than a millisecond, so nothing of it is as early. */
function afterTheLastLine(): string {
  const { time } = JSON.parse(lines.at(-1) ?? '{}')
  return new Date(Date.parse(time) + 1).toISOString()
}
