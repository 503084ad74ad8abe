import { randomInt } from 'node:crypto'
import type { Work } from '@ensemble/contracts/users/work'
import { type WorkQuestion, workQuestions } from '@ensemble/contracts/users/work-figures'
import { inTransaction } from '@ensemble/service-kit/database'
import * as healthAnswers from '../data/health-answers.ts'
import * as workFigures from '../data/work-figures.ts'
import type { Deps } from '../deps.ts'
import { blurOf, noiseFrom, publishedCount } from '../domain/count-noise.ts'

/** Answers that are opened at once. */
const pageSize = 500
const lots = 2 ** 40
/** With fewer answers than these every number would be noise. */
const fewestAnswers = 100

interface Counting {
  /** A number between 0 and 1, both excluded, new at each call. */
  lot?: () => number
  fewest?: number
}

/**
 * Counts once a quarter what members told of their work, for the whole country, and keeps nothing but numbers with noise
 * (decision 279). Answers are opened here alone, one page after the other.
 * @throws KeysMissing, DoesNotOpen; then nothing is kept, and the next run begins anew
 */
export async function countWork(deps: Deps, counting: Counting = {}): Promise<void> {
  const { lot = drawLot, fewest = fewestAnswers } = counting
  const now = deps.clock.now()
  if (await workFigures.isCounted(deps.db, now)) return
  const counts = new Map<string, number>()
  let people = 0
  let after: string | null = null
  for (;;) {
    const rows = await healthAnswers.findWork(deps.db, { after, limit: pageSize })
    for (const work of await deps.vault.openWork(rows)) {
      people += 1
      for (const cell of cellsOf(work)) counts.set(cell, (counts.get(cell) ?? 0) + 1)
    }
    after = rows.at(-1)?.userId ?? null
    if (rows.length < pageSize) break
  }
  const blurred = (count: number) => publishedCount(count, noiseFrom(lot(), blurOf(null).epsilon))
  const isEnough = (blurred(people) ?? 0) >= fewest
  const figures = cells().map(({ question, answer }) => ({
    question,
    answer,
    people: isEnough ? blurred(counts.get(cellOf(question, answer)) ?? 0) : null,
  }))
  await inTransaction(deps.db, (tx) => workFigures.replace(tx, figures, now))
}

function cellsOf({ employment, workArrangements, socioProfessionalCategory, employerSector }: Work): string[] {
  const given: [WorkQuestion, string | null][] = [
    ['employment', employment],
    ...workArrangements.map((one): [WorkQuestion, string] => ['workArrangements', one]),
    ['socioProfessionalCategory', socioProfessionalCategory],
    ['employerSector', employerSector],
  ]
  return given.flatMap(([question, answer]) => (answer === null ? [] : [cellOf(question, answer)]))
}

function cells(): { question: WorkQuestion; answer: string }[] {
  const all: [WorkQuestion, readonly string[]][] = [
    ['employment', workQuestions.employment],
    ['workArrangements', workQuestions.workArrangements],
    ['socioProfessionalCategory', workQuestions.socioProfessionalCategory],
    ['employerSector', workQuestions.employerSector],
  ]
  return all.flatMap(([question, answers]) => answers.map((answer) => ({ question, answer })))
}

function cellOf(question: WorkQuestion, answer: string): string {
  return `${question}/${answer}`
}

function drawLot(): number {
  return (randomInt(lots) + 0.5) / lots
}
