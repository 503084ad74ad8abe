import { useTranslation } from '@ensemble/mf-kit'

const known = ['MISSION_FULL', 'NOT_REGISTERED', 'STATUS_CONFLICT'] as const

/** Why a decision on one person could not be carried out, from the code of the service. */
export function useRefusalWords(): (code: string) => string {
  const { t } = useTranslation('mf-missions')
  return (code) => t(`decisions.${known.find((each) => each === code) ?? 'STATUS_CONFLICT'}`)
}
