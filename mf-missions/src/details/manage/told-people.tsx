import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Text } from '@ensemble/ui'

const standings = ['validatedCount', 'awaitingStaffCount', 'waitlistCount', 'invitedCount'] as const

/** Who will be told of a change, and how many of each: nobody is listed who is not there. */
export function ToldPeople({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const counts = standings.map((standing) => ({ standing, count: mission.counters?.[standing] ?? 0 }))
  const some = counts.filter(({ count }) => count > 0)
  if (some.length === 0) return <Text>{t('changes.nobody')}</Text>
  return (
    <>
      <Text>{t('changes.told')}</Text>
      <ul>
        {some.map(({ standing, count }) => (
          <li key={standing}>{t(`changes.${standing}`, { count })}</li>
        ))}
      </ul>
    </>
  )
}
