import type { Mission } from '@ensemble/contracts/missions/http'
import { type Part, partOf } from '@ensemble/contracts/missions/part-of'
import { useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Heading, Stack } from '@ensemble/ui'
import { useMissionsListQuery } from '../api/missions-api.ts'
import { MissionCard } from '../cards/mission-card.tsx'

const shown = 3

/** What somebody has of a mission, or is offered. */
const held: readonly Part[] = ['validated', 'requested', 'waitlisted', 'invited']

/** Whether a mission has no place for the reader any more: cancelled, over, full, or refused to them. */
export function isDeadEnd({ cancellation, myParticipation, allowedActions }: Mission): boolean {
  if (cancellation) return true
  if (myParticipation && held.includes(partOf(myParticipation))) return false
  return !allowedActions.includes('register') && !allowedActions.includes('join_waitlist')
}

/** In place of a mission that the reader cannot join: others near it, or everywhere, that they could join now. */
export function Alternatives({ mission: { departmentCode } }: { mission: Pick<Mission, 'departmentCode'> }) {
  const { t } = useTranslation('mf-missions')
  const places = departmentCode === null ? ['national'] : [departmentCode, 'national']
  const filters = [
    { field: 'joinable', operator: 'eq', value: true },
    { field: 'departmentCode', operator: 'in', value: places },
  ]
  const { data } = useMissionsListQuery({
    query: { page: 0, pageSize: 5, sort: 'match', order: 'desc', filters: JSON.stringify(filters) },
  })
  // Without it the way to all missions is there: neither a wait nor a failure is worth a word.
  if (!data || data.items.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="alternatives" className="ens-no-print" sx={{ gap: '16px' }}>
      <Heading level={2} size="s" id="alternatives">
        {t('changes.alternatives')}
      </Heading>
      <CardGrid label={t('changes.alternatives')}>
        {data.items.slice(0, shown).map((mission) => (
          <MissionCard key={mission.id} mission={mission} />
        ))}
      </CardGrid>
    </Stack>
  )
}
