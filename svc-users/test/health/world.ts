import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallInput } from '@ensemble/contracts/schemas'
import { inTransaction } from '@ensemble/service-kit/database'
import { newKeyFile, writeKeyFile } from '@ensemble/service-kit/sealing/key-file'
import * as missionTitles from '../../src/data/mission-titles.ts'
import * as participations from '../../src/data/participations.ts'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers } from '../setup.ts'

type Edit = CallInput<'user.edit'>['body']

export const consented: Edit = { consents: { healthConsentVersion: '1', comorbiditiesConsentVersion: '1' } }

/** What nobody else has typed: wherever it turns up, it came from here. */
export const rareAnswer = 'Chordome-du-clivus'

export const answers = {
  relationsToIllness: ['sick_person'],
  caregiverRelationship: null,
  illnessSituation: 'currently_treated_recurrence',
  cancerTypes: ['upper_aerodigestive_tract', 'other'],
  cancerTypesOther: rareAnswer,
  treatmentStage: 'hormone_therapy',
  comorbidities: ['neurological.depression_and_anxiety', 'other'],
  diagnosisYear: 2019,
} satisfies Edit['health']

/** svc-users with a key file of its own. */
export async function startWithKeys(env: Record<string, string> = {}, lines?: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'health-keys-'))
  const keysFile = join(folder, 'keys.json')
  await writeKeyFile(keysFile, newKeyFile())
  const users = await startUsers({ HEALTH_KEYS_FILE: keysFile, ...env }, lines)
  const edit = (body: Edit, who: User, userId = 'me', language = 'fr') =>
    users.call('user.edit', { params: { userId }, body }, as(who), language)
  return {
    ...users,
    keysFile,
    edit,
    me: (who: User) => users.call('user.get', { params: { userId: 'me' } }, as(who)),
    /** A member who agreed, and answered. */
    teller: async (health: Edit['health'] = answers, person: Parameters<typeof users.add>[0] = {}): Promise<User> => {
      const user = await users.add(person)
      const answer = await edit({ ...consented, health }, user)
      if (answer.status !== 200) throw new Error(`not saved: ${answer.code} ${JSON.stringify(answer.fields)}`)
      return user
    },
    mission: async (
      managerIds: string[],
      {
        open = true,
        departmentCode = '69',
        capacity,
      }: { open?: boolean; departmentCode?: string; capacity?: number } = {},
    ): Promise<string> => {
      const missionId = randomUUID()
      const known = {
        missionId,
        version: 1,
        title: 'Relire',
        departmentCode,
        managerIds,
        startAt: users.now(),
        endAt: null,
        capacity: capacity ?? null,
      }
      await inTransaction(users.db, (tx) => missionTitles.upsertIfNewer(tx, known, open ? 'open' : 'over'))
      return missionId
    },
    takesPart: (who: User, missionId: string, more: Partial<participations.Participation> = {}) =>
      inTransaction(users.db, (tx) =>
        participations.upsertIfNewer(tx, { userId: who.id, missionId, version: 1, state: 'validated', ...more }),
      ),
    /** Every row of every table as text, as somebody who copies the database sees it. */
    everything: async (): Promise<string> => {
      const { rows: tables } = await users.db.query<{ name: string }>({
        text: `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
               where schemaname in ('public', 'health_keys')`,
      })
      const texts: string[] = []
      for (const { name } of tables) {
        const { rows } = await users.db.query<{ text: string }>({ text: `select t::text as text from ${name} t` })
        texts.push(...rows.map(({ text }) => text))
      }
      return texts.join('\n')
    },
    stop: async () => {
      await users.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof startWithKeys>>
