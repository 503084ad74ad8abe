import { useTranslation } from '@ensemble/mf-kit'
import { useState } from 'react'
import { refusalOf } from './refusal-of.ts'

interface ErrorTaker<Name extends string> {
  setError: (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void
}

/**
 * Where the refusal of a form is shown: beside its fields, the first of which gets the focus, or beside its button.
 * @param fields names of the server's fields and of the form's
 */
export function useRefusal<Name extends string>(form: ErrorTaker<Name>, fields: Readonly<Record<string, Name>>) {
  const { t } = useTranslation()
  const [message, setMessage] = useState<string | null>(null)
  return {
    message,
    clear: () => setMessage(null),
    /**
     * @param focuses false where the fields may stand in a part of the page that is not in view yet
     * @returns the fields that were named
     */
    show: (error: unknown, focuses = true): Name[] => {
      const refusal = refusalOf(error, fields, t)
      setMessage(refusal.message)
      refusal.fields.forEach(({ name, message: words }, index) =>
        form.setError(name, { message: words }, { shouldFocus: focuses && index === 0 }),
      )
      return refusal.fields.map(({ name }) => name)
    },
  }
}
