import type { Answers } from '@ensemble/contracts/missions/questionnaire-course'

/**
 * The answers of two tabs or devices as one: what was changed here counts, all else is as the service has it.
 * @param changed ids of questions whose answer here the service may not have yet
 */
export function joinedAnswers(theirs: Answers, mine: Answers, changed: ReadonlySet<string>): Answers {
  const others = Object.entries(theirs).filter(([id]) => !changed.has(id))
  const own = Object.entries(mine).filter(([id]) => changed.has(id))
  return Object.fromEntries([...others, ...own])
}

/** Ids of the questions that are answered otherwise, or in one of both alone. */
export function changedBetween(before: Answers, after: Answers): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].filter((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]))
}
