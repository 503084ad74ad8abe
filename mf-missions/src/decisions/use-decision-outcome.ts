import type { CallData } from '@ensemble/mf-kit/calls'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import type { Refused } from './refuse-dialog.tsx'
import { useRefusalWords } from './use-refusal-words.ts'

/** Errors have something to read: they stay longer than three seconds. */
const errorMs = 8000

type Decision = CallData<'mission.acceptUser'>

/**
 * Says for whom a decision on several people could not be carried out, and why, reason by reason; null where it was for
 * all of them.
 */
export function useDecisionFailure(): (decision: Decision, people: readonly Refused[]) => string | null {
  const { t } = useTranslation('mf-missions')
  const whyOf = useRefusalWords()
  return ({ failed }, people) => {
    const reasons = [...new Set(failed.map(({ code }) => whyOf(code)))]
    if (people.length === 1 || reasons.length === 0) return reasons[0] ?? null
    const nameOf = (userId: string) => people.find((one) => one.userId === userId)?.name ?? ''
    const namesOf = (why: string) =>
      failed.filter(({ code }) => whyOf(code) === why).map(({ userId }) => nameOf(userId))
    return reasons.map((why) => t('decisions.failedFor', { names: namesOf(why).join(', '), why })).join(' ')
  }
}

/**
 * Tells at once what became of a decision. One toast is shown at a time: what went well (`done`) is said with what did
 * not, and does not take its place.
 */
export function useDecisionOutcome(): (decision: Decision, people: readonly Refused[], done: string) => void {
  const failureOf = useDecisionFailure()
  const toast = useToast()
  return (decision, people, done) => {
    const failure = failureOf(decision, people)
    if (failure === null) return toast(done)
    const said = decision.updated.length > 0 ? `${done} ${failure}` : failure
    toast(said, { severity: 'error', durationMs: errorMs })
  }
}
