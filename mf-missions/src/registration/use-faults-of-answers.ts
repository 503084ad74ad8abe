import type { RequestError } from '@ensemble/contracts/remote'
import type { UseFormReturn } from '@ensemble/mf-kit'
import { useEffect } from 'react'
import type { RegistrationForm } from './registration-form.ts'

/** Shows beside its field what the service found missing. */
export function useFaultsOfAnswers(refusal: RequestError | null, { setError }: UseFormReturn<RegistrationForm>): void {
  useEffect(() => {
    for (const [field, [code]] of Object.entries(refusal?.fields ?? {})) {
      const path = field === 'motivation' ? field : fieldOfAnswer(field)
      if (path && code) setError(path, { type: code })
    }
  }, [refusal, setError])
}

function fieldOfAnswer(field: string): `answers.${number}.text` | null {
  const index = /^answers\.(\d+)$/.exec(field)?.[1]
  return index === undefined ? null : `answers.${Number(index)}.text`
}
