import type { RequestError } from '@ensemble/contracts/remote'
import { useTranslation } from '@ensemble/mf-kit'
import type { frenchOwn } from '../../translations/fr-own.ts'

type MissingField = keyof typeof frenchOwn.missing

/** Words for a field that the service refused: by its code, or, where nothing is in it, what to put there. */
export function useFaultWords(): (field: string, code: string, isEmpty?: boolean) => string {
  const { t, i18n } = useTranslation('mf-users')
  const isCode = (code: string): code is keyof typeof frenchOwn.faults =>
    i18n.exists(`own.faults.${code}`, { ns: 'mf-users' })
  const isMissing = (field: string): field is MissingField => i18n.exists(`own.missing.${field}`, { ns: 'mf-users' })
  return (field, code, isEmpty = false) => {
    if ((isEmpty || code === 'REQUIRED') && isMissing(field)) return t(`own.missing.${field}`)
    return t(`own.faults.${isCode(code) ? code : 'OTHER'}`)
  }
}

/** What to say beside a field that the service named in its refusal. */
export function useFault(refusal: RequestError | null): (field: string) => string | undefined {
  const words = useFaultWords()
  const faults = refusal?.code === 'VALIDATION_FAILED' ? refusal.fields : {}
  return (field) => {
    const [code] = faults[field] ?? []
    return code === undefined ? undefined : words(field.split('.').at(-1) ?? field, code)
  }
}
