import type { HealthRead } from '@ensemble/contracts/users/health'
import * as healthQuestions from '../data/health-questions.ts'
import * as healthReads from '../data/health-reads.ts'
import type { Deps } from '../deps.ts'

/**
 * Who read what somebody shares, and who had their answers counted, for that person: by role and department, not by
 * name.
 */
export async function readsOfOwnHealth({ db }: Deps, userId: string): Promise<{ reads: HealthRead[] }> {
  const [reads, questions] = await Promise.all([
    healthReads.findAbout(db, userId),
    healthQuestions.findAbout(db, userId),
  ])
  const newestFirst = [...reads, ...questions].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return { reads: newestFirst.map((read) => ({ ...read, at: read.at.toISOString() })) }
}
