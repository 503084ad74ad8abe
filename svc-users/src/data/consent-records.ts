import { createHash } from 'node:crypto'
import type { Language } from '@ensemble/contracts/enumerations'
import { type ConsentPurpose, consentTexts } from '@ensemble/contracts/users/consent-texts'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { StandingConsents } from '../domain/consents.ts'

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

export interface ConsentRecord {
  userId: string
  purpose: ConsentPurpose
  given: boolean
  version: string
  /** In which the text was shown. */
  language: Language
  at: Date
}

/** Adds the proof of a consent, or of its withdrawal, with the hash of the text that was shown. */
export async function append(tx: Tx, { userId, purpose, given, version, language, at }: ConsentRecord): Promise<void> {
  const hash = createHash('sha256').update(consentTexts[purpose][language]).digest()
  await tx.query({
    name: 'consent-records-append',
    text: `insert into consent_records (user_id, purpose, given, text_version, text_hash, language, channel, at)
           values ($1, $2, $3, $4, $5, $6, 'web', $7)`,
    values: [userId, purpose, given, version, hash, language, at],
  })
}
