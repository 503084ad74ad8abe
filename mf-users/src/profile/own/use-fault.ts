import { type RequestError } from '@ensemble/contracts/remote'
import { useTranslation } from '@ensemble/mf-kit'

/** What to say beside a field that the service named in its refusal. */
export function useFault(refusal: RequestError | null): (field: string) => string | undefined {
  const { t, i18n } = useTranslation('mf-users')
  const faults = refusal?.code === 'VALIDATION_FAILED' ? refusal.fields : {}
  return (field) => {
    const [code] = faults[field] ?? []
    if (code === undefined) return undefined
    return t(i18n.exists(`own.faults.${code}`, { ns: 'mf-users' }) ? `own.faults.${code}` : 'own.faults.OTHER')
  }
}
