import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTransaction } from '@ensemble/service-kit/database'
import { newKeyFile, writeKeyFile } from '@ensemble/service-kit/sealing/key-file'
import { rotateKeys } from '@ensemble/service-kit/sealing/rotate-keys'
import { createRolesDatabase, type RolesDatabase } from '@ensemble/service-kit/testing/roles-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identity } from '../../src/config.ts'
import * as questionnaireAnswers from '../../src/data/questionnaire-answers.ts'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { eraseAnswers } from '../../src/use-cases/erase-answers.ts'
import { answerKeyStore } from '../../src/vault/answer-key-store.ts'
import { AnswerVault } from '../../src/vault/answer-vault.ts'
import { admin, inDays, today } from '../service.ts'

let owner: RolesDatabase['owner']
/** The service's usual role, and the one that reads keys. */
let app: RolesDatabase['app']
let reader: RolesDatabase['reader']
let close: RolesDatabase['close']
let vault: AnswerVault
let missionId: string
const folder = mkdtempSync(join(tmpdir(), 'keys-role-'))
const keysFile = join(folder, 'keys.json')
const sheet = { answers: { q1: 'yes' }, sectionId: null }

beforeAll(async () => {
  ;({ owner, app, reader, close } = await createRolesDatabase(identity))
  await writeKeyFile(keysFile, newKeyFile())
  vault = new AnswerVault(keysFile, reader)
  const limits = { solicitation: { open: 3, monthly: 2 }, messagesPerHour: { person: 20, team: 60 } }
  const deps = { db: app, vault, clock: { now: () => today }, log: { warn: () => undefined }, ...limits }
  missionId = await createMission(deps, { actor: admin, content: content(inDays(10)) })
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

/** Answers of somebody, who gives a number to find them by. */
function answered(): Promise<number> {
  const owner = { missionId, userId: randomUUID(), now: today }
  return inTransaction(app, async (tx) => (await vault.begin(tx, owner, sheet, 'agreed')).number)
}

async function opened(number: number): Promise<unknown> {
  const stored = (await questionnaireAnswers.findOfPerson(app, await ownerOf(number))).at(0)
  return stored && vault.open(stored)
}

async function ownerOf(number: number): Promise<string> {
  const { rows } = await app.query<{ id: string }>({
    text: 'select user_id as id from questionnaire_answers where mission_id = $1 and number = $2',
    values: [missionId, number],
  })
  return rows[0]?.id ?? randomUUID()
}

it.each([
  'select 1 from answer_keys.keys',
  'select count(*) from answer_keys.keys',
  'copy answer_keys.keys to stdout',
  'insert into answer_keys.keys select * from answer_keys.keys',
  'update answer_keys.keys set number = 1',
  'delete from answer_keys.keys',
  'truncate answer_keys.keys',
])('the service’s usual role reads and changes no wrapped key: %s', async (text) => {
  await answered()
  await expect(app.query({ text })).rejects.toThrow(/permission denied/)
})

it.each([
  'select 1 from missions',
  'select 1 from questionnaire_answers',
  'delete from answer_keys.keys',
  `select answer_keys.destroy('1', null)`,
])('the role that reads keys reads nothing that they open, and destroys none: %s', async (text) => {
  await expect(reader.query({ text })).rejects.toThrow(/permission denied/)
})

it('with both, answers are sealed, opened, wrapped anew, and gone with their key', async () => {
  const [number, other] = [await answered(), await answered()]
  await rotateKeys(reader, keysFile, answerKeyStore)
  expect(await opened(number)).toEqual(sheet)
  await inTransaction(app, (tx) => eraseAnswers(tx, missionId, number))
  const { rows } = await owner.query({
    text: `select number from answer_keys.keys where number = any($1) order by number`,
    values: [[number, other]],
  })
  expect(rows).toEqual([{ number: other }])
  expect(await opened(number)).toBeUndefined()
  expect(await opened(other)).toEqual(sheet)
})

it('an erasure that is undone leaves answers and key', async () => {
  const number = await answered()
  const undone = inTransaction(app, async (tx) => {
    await eraseAnswers(tx, missionId, number)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await opened(number)).toEqual(sheet)
})
