import { createHash } from 'node:crypto'
import type { Language } from '@ensemble/contracts/enumerations'
import { type ConsentPurpose, consentTexts } from '@ensemble/contracts/users/consent-texts'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import type { StandingConsents, Withdrawals } from '../domain/consents.ts'

/** The consents that stand: the newest record of each purpose, where that gave one. */
export async function standing(db: Queryable, userId: string): Promise<StandingConsents> {
  const { rows } = await db.query<{ purpose: ConsentPurpose; given: boolean; version: string; at: Date }>({
    name: 'consent-records-standing',
    text: `select distinct on (purpose) purpose, given, text_version as version, at from consent_records
           where user_id = $1 order by purpose, id desc`,
    values: [userId],
  })
  return Object.fromEntries(
    rows.flatMap(({ purpose, given, version, at }) => (given ? [[purpose, { version, at }]] : [])),
  )
}

/** When somebody last withdrew each consent, whether or not they gave it again. */
export async function lastWithdrawals(db: Queryable, userId: string): Promise<Withdrawals> {
  const { rows } = await db.query<{ purpose: ConsentPurpose; at: Date }>({
    name: 'consent-records-last-withdrawals',
    text: `select purpose, max(at) as at from consent_records where user_id = $1 and not given group by purpose`,
    values: [userId],
  })
  return Object.fromEntries(rows.map(({ purpose, at }) => [purpose, at]))
}

export interface ConsentRecord {
  userId: string
  purpose: ConsentPurpose
  given: boolean
  version: string
  /** In which the text was shown. */
  language: Language
  at: Date
}

interface ConsentRow extends Omit<ConsentRecord, 'version'> {
  textVersion: string
  textHash: Buffer
  channel: string
}

export const table = defineTable<ConsentRow>('consent_records', {
  userId: 'uuid',
  purpose: 'text',
  given: 'boolean',
  textVersion: 'text',
  textHash: 'bytea',
  language: 'text',
  channel: 'text',
  at: 'timestamptz',
})

const insert = table.insert({ name: 'consent-records-append' })

/** Adds the proof of a consent, or of its withdrawal, with the hash of the text that was shown. */
export async function append(tx: Tx, { userId, purpose, given, version, language, at }: ConsentRecord): Promise<void> {
  const textHash = createHash('sha256').update(consentTexts[purpose][language]).digest()
  await tx.query(insert({ userId, purpose, given, textVersion: version, textHash, language, channel: 'web', at }))
}

/**
 * Whether `u` gives a consent, by its newest record: in the words of a version, and not too long ago.
 * @param terms SQL of each: the version, the moment after which it counts, and the one before which it was given
 */
export function givenSql(purpose: ConsentPurpose, terms: { version: string; from: string; before?: string }): string {
  const { version, from, before } = terms
  return `coalesce((select c.given and c.text_version = ${version} and c.at > ${from}${before ? ` and c.at < ${before}` : ''}
    from consent_records c where c.user_id = u.id and c.purpose = '${purpose}' order by c.id desc limit 1), false)`
}
