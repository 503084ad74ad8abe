import type { HealthReads } from '@ensemble/contracts/users/health'
import * as consentRecords from '../data/consent-records.ts'
import * as healthQuestions from '../data/health-questions.ts'
import * as healthReads from '../data/health-reads.ts'
import * as participations from '../data/participations.ts'
import type { Deps } from '../deps.ts'
import { allowedFields } from '../domain/consents.ts'

/**
 * With which teams somebody shares what, who read it, and who had their answers counted, for that person: by role and
 * department, not by name.
 */
export async function readsOfOwnHealth({ db, clock }: Deps, userId: string): Promise<HealthReads> {
  const [reads, questions, shares, consents] = await Promise.all([
    healthReads.findAbout(db, userId),
    healthQuestions.findAbout(db, userId),
    participations.findShared(db, userId),
    consentRecords.standing(db, userId),
  ])
  const newestFirst = [...reads, ...questions].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return {
    reads: newestFirst.map((read) => ({ ...read, at: read.at.toISOString() })),
    shares: shares
      .map((share) => ({ ...share, fields: allowedFields(share.fields, consents, clock.now()) }))
      .filter(({ fields }) => fields.length > 0),
  }
}
