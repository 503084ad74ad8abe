import type { CallData } from '@ensemble/mf-kit/calls'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import type { Refused } from './refuse-dialog.tsx'
import { useRefusalWords } from './use-refusal-words.ts'

/** Errors have something to read: they stay longer than three seconds (decisions.md §10, Toasts). */
const errorMs = 8000

/** Tells for whom a decision on several people could not be carried out, and why. */
export function useDecisionOutcome(): (decision: CallData<'mission.acceptUser'>, people: readonly Refused[]) => void {
  const { t } = useTranslation('mf-missions')
  const whyOf = useRefusalWords()
  const toast = useToast()
  return ({ failed }, people) => {
    const [first] = failed
    if (!first) return
    const why = whyOf(first.code)
    const names = failed.map(({ userId }) => people.find((one) => one.userId === userId)?.name ?? '').join(', ')
    toast(people.length === 1 ? why : t('decisions.failedFor', { names, why }), {
      severity: 'error',
      durationMs: errorMs,
    })
  }
}
