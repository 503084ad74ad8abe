import { type UseFormReturn, useSearchParams } from '@ensemble/mf-kit'
import { stateWith } from './kept-answers.ts'
import { furthestStep, signUpSteps, stepOf } from './sign-up-steps.ts'
import { type SignUpValues } from './sign-up-values.ts'

/** The step in the address. Going to another one makes a history entry that holds what has been answered so far. */
export function useStep(form: UseFormReturn<SignUpValues>, withPassword: boolean) {
  const [search, setSearch] = useSearchParams()
  const current = stepOf(search.get('step'), furthestStep(form.getValues(), withPassword))
  return {
    current,
    goTo: (step: number) => {
      const next = new URLSearchParams(search)
      next.set('step', signUpSteps[step] ?? 'profile')
      setSearch(next, { state: stateWith(form.getValues()) })
    },
  }
}
