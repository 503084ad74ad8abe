import type { CallData } from '@ensemble/mf-kit/calls'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import type { Refused } from './refuse-dialog.tsx'
import { useRefusalWords } from './use-refusal-words.ts'

/** Errors have something to read: they stay longer than three seconds. */
const errorMs = 8000

type Decision = CallData<'mission.acceptUser'>

/** Says for whom a decision on several people could not be carried out, and why; null where it was for all of them. */
export function useDecisionFailure(): (decision: Decision, people: readonly Refused[]) => string | null {
  const { t } = useTranslation('mf-missions')
  const whyOf = useRefusalWords()
  return ({ failed }, people) => {
    const [first] = failed
    if (!first) return null
    const why = whyOf(first.code)
    const names = failed.map(({ userId }) => people.find((one) => one.userId === userId)?.name ?? '').join(', ')
    return people.length === 1 ? why : t('decisions.failedFor', { names, why })
  }
}

/** Tells it at once. */
export function useDecisionOutcome(): (decision: Decision, people: readonly Refused[]) => void {
  const failureOf = useDecisionFailure()
  const toast = useToast()
  return (decision, people) => {
    const failure = failureOf(decision, people)
    if (failure !== null) toast(failure, { severity: 'error', durationMs: errorMs })
  }
}
