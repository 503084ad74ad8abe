import { type UseFormReturn, useLocation, useNavigate, useSearchParams } from '@ensemble/mf-kit'
import { furthestStep, screensOf, type SignUpPath, stepOf } from './sign-up-steps.ts'
import type { SignUpValues } from './sign-up-values.ts'

/** The screen in the address: going to another one makes a history entry, so that Back goes one screen back. */
export function useStep(form: UseFormReturn<SignUpValues>, path: SignUpPath, withPassword: boolean) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const current = stepOf(search.get('step'), path, furthestStep(form.getValues(), path, withPassword))
  return {
    current,
    goTo: (step: number) => {
      const next = new URLSearchParams(search)
      next.set('step', screensOf(path)[step] ?? '')
      // The invitation that the hash brought goes along: a reload must not lose it.
      void navigate({ search: next.toString(), hash })
    },
  }
}
