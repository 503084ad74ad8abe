import { departments } from '@ensemble/contracts/departments'
import { useSession, useTranslation } from '@ensemble/mf-kit'
import type { Choice } from '@ensemble/ui'
import { usePlaceName } from '../../cards/use-mission-words.ts'

/** Where a mission may be written for: a committee's people for their committee, headquarters for any and for all. */
export function usePlaceChoices(): Choice[] {
  const { t } = useTranslation('mf-missions')
  const { role, user } = useSession()
  const placeName = usePlaceName()
  const own = role === 'referent' ? departments.filter(({ code }) => code === user?.departmentCode) : departments
  const all = own.map(({ code }) => ({ value: code, label: placeName(code) }))
  return role === 'referent' ? all : [{ value: 'national', label: t('places.national') }, ...all]
}
