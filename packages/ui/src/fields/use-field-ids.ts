import { type ReactNode, useId } from 'react'

interface FieldState {
  id?: string
  hint?: ReactNode
  error?: string
  confirmed?: boolean | string
  describedBy?: string
}

export interface FieldIds {
  field: string
  label: string
  hint: string
  message: string
  /** For `aria-describedby`: the hint, then what is wrong or right; undefined when there is nothing to say. */
  describedBy: string | undefined
}

/** Ids that tie a field to its label, hint and message. */
export function useFieldIds({ id, hint, error, confirmed = false, describedBy }: FieldState): FieldIds {
  const generated = useId()
  const field = id ?? generated
  const ids = { field, label: `${field}-label`, hint: `${field}-hint`, message: `${field}-message` }
  const described = [hint && ids.hint, (error || confirmed) && ids.message, describedBy].filter(Boolean).join(' ')
  return { ...ids, describedBy: described || undefined }
}
