import type { HealthReads } from '@ensemble/contracts/users/health'
import { refuse } from '@ensemble/service-kit/refusal'
import * as consentRecords from '../data/consent-records.ts'
import * as healthQuestions from '../data/health-questions.ts'
import * as healthReads from '../data/health-reads.ts'
import * as participations from '../data/participations.ts'
import type { Deps } from '../deps.ts'
import { allowedFields } from '../domain/consents.ts'

/** Reads of one page: as many as a front end gets that knows of no pages. */
export const readsPerPage = 200

/**
 * With which teams somebody shares what, who read it, and who had their answers counted, for that person: by role and
 * department, not by name. Both are kept for a year (decision 42), and every one of them is on some page.
 * @param page of the reads; 0 is the newest
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function readsOfOwnHealth({ db, clock }: Deps, userId: string, page = 0): Promise<HealthReads> {
  const before = page * readsPerPage
  // Two lists make one: up to the end of this page, all of it may come from either of them.
  const most = before + readsPerPage + 1
  const [reads, questions, shares, consents] = await Promise.all([
    healthReads.findAbout(db, userId, most),
    healthQuestions.findAbout(db, userId, most),
    participations.findShared(db, userId),
    consentRecords.standing(db, userId),
  ])
  const rest = [...reads, ...questions].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(before)
  if (page > 0 && rest.length === 0) refuse('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  return {
    reads: rest.slice(0, readsPerPage).map((read) => ({ ...read, at: read.at.toISOString() })),
    more: rest.length > readsPerPage,
    shares: shares
      .map((share) => ({ ...share, fields: allowedFields(share.fields, consents, clock.now()) }))
      .filter(({ fields }) => fields.length > 0),
  }
}
