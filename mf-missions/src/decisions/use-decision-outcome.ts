import type { CallData } from '@ensemble/mf-kit/calls'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import type { PersonToAnswer } from './person-to-answer.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** Errors have something to read: they stay longer than three seconds. */
const errorMs = 8000

type Decision = CallData<'mission.acceptUser'>

/**
 * Says for whom a decision on several people could not be carried out, and why, reason by reason; null where it was for
 * all of them.
 */
export function useDecisionFailure(): (decision: Decision, people: readonly PersonToAnswer[]) => string | null {
  const { t } = useTranslation('mf-missions')
  const whyOf = useRefusalWords()
  return ({ failed }, people) => {
    const namesOf = (some: Decision['failed']) =>
      some.map(({ userId }) => people.find((one) => one.userId === userId)?.name ?? '').join(', ')
    const answered = (['accepted', 'refused'] as const).flatMap((answer) => {
      const some = failed.filter((one) => one.answered === answer)
      return some.length > 0 ? [t(`decisions.alreadyBy.${answer}`, { names: namesOf(some) })] : []
    })
    const others = failed.filter((one) => !one.answered)
    const reasons = [...new Set(others.map(({ code }) => whyOf(code)))].map((why) => {
      const names = namesOf(others.filter(({ code }) => whyOf(code) === why))
      return people.length === 1 ? why : t('decisions.failedFor', { names, why })
    })
    return [...answered, ...reasons].join(' ') || null
  }
}

/**
 * Tells at once what became of a decision. One toast is shown at a time: what went well (`done`) is said with what did
 * not, and does not take its place.
 */
export function useDecisionOutcome(): (decision: Decision, people: readonly PersonToAnswer[], done: string) => void {
  const failureOf = useDecisionFailure()
  const toast = useToast()
  return (decision, people, done) => {
    const failure = failureOf(decision, people)
    if (failure === null) return toast(done)
    const said = decision.updated.length > 0 ? `${done} ${failure}` : failure
    toast(said, { severity: 'error', durationMs: errorMs })
  }
}
