import type { BlindCriteria } from '@ensemble/contracts/users/blind-search'
import { cancerTypes, relationsToIllness, treatmentStages } from '@ensemble/contracts/health-enumerations'
import type { HealthAnswers } from '@ensemble/contracts/users/health'
import { matches, wordsOf } from '../../src/domain/blind-search.ts'
import { blurOf, noiseFrom, publishedCount } from '../../src/domain/count-noise.ts'
import { noAnswers } from '../../src/domain/health-rules.ts'
import { cellKey, lotOf, questionMark } from '../../src/vault/cell-key.ts'
import { likelihoods } from './likelihoods.ts'

/** A fast random source that repeats itself: the same seed, the same game. */
export function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
  const upTo = (end: number) => next() % end
  const oneOf = <Value>(list: readonly Value[]): Value => {
    const value = list[upTo(list.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  const bytes = () => Buffer.from(Uint32Array.from({ length: 8 }, next).buffer)
  return { bytes, upTo, oneOf }
}

type Dice = ReturnType<typeof dice>

export interface Member {
  answers: HealthAnswers
  /** By which the person is counted. */
  key: Buffer
}

export function member({ bytes, oneOf }: Dice, told: Partial<HealthAnswers> = {}): Member {
  const answers = {
    ...noAnswers,
    cancerTypes: [oneOf(cancerTypes)],
    treatmentStage: oneOf(treatmentStages),
    relationsToIllness: [oneOf(relationsToIllness)],
    ...told,
  }
  return { answers, key: bytes() }
}

export interface Question {
  criteria: BlindCriteria
  departmentCode: string | null
  day: string
}

/** The platform of one game: it answers questions as it does in earnest. */
export function platform({ bytes }: Dice) {
  const secret = bytes()
  return (people: readonly Member[], { criteria, departmentCode, day }: Question): number | null => {
    const counted = people.filter(({ answers }) => matches(answers, criteria))
    const mark = questionMark(secret, departmentCode, wordsOf(criteria))
    const lot = lotOf(cellKey(counted.map(({ key }) => key)), mark, day)
    return publishedCount(counted.length, noiseFrom(lot, blurOf(departmentCode).epsilon))
  }
}

/**
 * The best guess there is whether somebody is among those counted, made by an asker who knows the answers of everybody
 * else.
 * @param asked each with what was answered, and how many match without that person
 */
export function guess(asked: readonly { answer: number | null; others: number; epsilon: number }[]): boolean {
  const evidence = asked.map(({ answer, others, epsilon }) => {
    const [without, withThem] = [likelihoods(others, epsilon), likelihoods(others + 1, epsilon)]
    return Math.log((withThem.get(answer) ?? 1e-9) / (without.get(answer) ?? 1e-9))
  })
  return evidence.reduce((sum, part) => sum + part, 0) > 0
}

/** The best share of right guesses that a privacy loss allows, where both answers are as likely before. */
export function boundOf(loss: number): number {
  return Math.exp(loss) / (1 + Math.exp(loss))
}
