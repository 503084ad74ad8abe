import { isRecord } from '../../api/is-record.ts'
import { keptAnswersKey } from './kept-answers-key.ts'
import { readAnswers, type SignUpAnswers, type SignUpValues } from './sign-up-values.ts'

/** In ms: somebody who looks for a paper today finishes tomorrow; whoever uses the browser next week finds nothing. */
const lifeMs = 48 * 3600 * 1000

/**
 * An unfinished sign-up survives a reload, a tab that a phone has dropped, and a day (decision 121). Neither the password
 * is kept nor who somebody is to the illness, nor what was agreed to.
 */
export function keptAnswers(now = Date.now()): SignUpAnswers {
  const kept = read()
  if (kept === null) return readAnswers(null)
  const age = typeof kept.at === 'number' ? now - kept.at : Infinity
  if (age >= 0 && age < lifeMs) return readAnswers(kept.answers)
  forgetAnswers()
  return readAnswers(null)
}

/** Whether something was kept: then the page says so, and offers to throw it away. */
export function hasKeptAnswers(): boolean {
  return read() !== null
}

/** Keeps the answers as they are now. */
export function keepAnswers(values: SignUpValues, now = Date.now()): void {
  const { password: _password, profileType: _type, charter: _charter, terms: _terms, ...answers } = values
  try {
    window.localStorage.setItem(keptAnswersKey, JSON.stringify({ at: now, answers }))
  } catch {
    // Storage refused: the answers last as long as the page.
  }
}

/** The sign-up was sent, or thrown away. */
export function forgetAnswers(): void {
  try {
    window.localStorage.removeItem(keptAnswersKey)
  } catch {
    // Storage refused: nothing was kept.
  }
}

function read(): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keptAnswersKey) ?? 'null')
    return isRecord(kept) ? kept : null
  } catch {
    return null
  }
}
