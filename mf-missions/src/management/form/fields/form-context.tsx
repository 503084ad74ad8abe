import { type UseFormReturn, useTranslation } from '@ensemble/mf-kit'
import { createContext, type ReactNode, useContext } from 'react'
import { type FieldName, useFieldLabel } from '../../../inputs/use-field-label.ts'
import type { frenchForm } from '../../../translations/fr-form.ts'
import type { MissionForm } from '../mission-form.ts'

export interface FormTools {
  form: UseFormReturn<MissionForm>
  values: MissionForm
  /** There is no such mission yet. */
  isNew: boolean
  /** What to say under a field, by its path; nothing while it is fine or has not been left yet. */
  faultOf: (name: string) => string | undefined
  /** The field was left: from now on it says what is wrong with it. */
  left: (name: string) => void
}

const Tools = createContext<FormTools | null>(null)
export const FormTools = Tools.Provider

/** The form around this field. */
export function useFormTools(): FormTools {
  const tools = useContext(Tools)
  if (!tools) throw new Error('A field of the mission form stands outside of it')
  return tools
}

export interface FieldWords {
  label: string
  hint?: string
  error?: string
}

/** Label, hint and fault of a field by its path. */
export function useFieldWords(): (name: FieldName) => FieldWords {
  const { t, i18n } = useTranslation('mf-missions')
  const labelOf = useFieldLabel()
  const { faultOf } = useFormTools()
  const isHint = (key: string): key is keyof typeof frenchForm.hints =>
    i18n.exists(`form.hints.${key}`, { ns: 'mf-missions' })
  return (name) => {
    const key = name.replaceAll('.', '_')
    return { label: labelOf(name) ?? '', hint: isHint(key) ? t(`form.hints.${key}`) : undefined, error: faultOf(name) }
  }
}

/** Marks where a field is, so that the first one with a fault can be gone to. */
export function FieldPlace({ name, children }: { name: string; children: ReactNode }) {
  const { left } = useFormTools()
  return (
    <div data-field={name} onBlur={() => left(name)}>
      {children}
    </div>
  )
}

/** Puts the focus into the first of these fields that is on the screen. */
export function focusFirst(root: HTMLElement | null, names: readonly string[]): void {
  const places = [...(root?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const place = places.find((one) => names.includes(one.dataset.field ?? '') && one.closest('[hidden]') === null)
  // Of several fields in one place the one that is wrong.
  const wrong = place?.querySelector<HTMLElement>(':is(input, textarea)[aria-invalid="true"]')
  const first = place?.querySelector<HTMLElement>('input, textarea, [role="combobox"], [role="textbox"], button')
  ;(wrong ?? first)?.focus()
}
