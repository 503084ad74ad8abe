import type { Participation } from '@ensemble/contracts/missions/http'
import { Stack } from '@ensemble/ui'
import { ParticipationCard } from '../registration/participation-card.tsx'

/** Participations under one another. */
export function ListOfMissions({ items }: { items: readonly Participation[] }) {
  return (
    <Stack component="ul" sx={{ listStyle: 'none', padding: 0, gap: '16px' }}>
      {items.map((item) => (
        <li key={item.mission.id}>
          <ParticipationCard participation={item} />
        </li>
      ))}
    </Stack>
  )
}
