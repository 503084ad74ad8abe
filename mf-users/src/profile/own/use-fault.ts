import { type RequestError } from '@ensemble/contracts/remote'
import { useTranslation } from '@ensemble/mf-kit'
import { type frenchOwn } from '../../translations/fr-own.ts'

/** What to say beside a field that the service named in its refusal. */
export function useFault(refusal: RequestError | null): (field: string) => string | undefined {
  const { t, i18n } = useTranslation('mf-users')
  const faults = refusal?.code === 'VALIDATION_FAILED' ? refusal.fields : {}
  const isKnown = (code: string): code is keyof typeof frenchOwn.faults =>
    i18n.exists(`own.faults.${code}`, { ns: 'mf-users' })
  return (field) => {
    const [code] = faults[field] ?? []
    if (code === undefined) return undefined
    return t(`own.faults.${isKnown(code) ? code : 'OTHER'}`)
  }
}
