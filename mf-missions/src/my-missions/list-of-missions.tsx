import type { Participation } from '@ensemble/contracts/missions/http'
import { CardGrid } from '@ensemble/ui'
import { ParticipationCard } from '../registration/participation-card.tsx'

/** Participations under one another. */
export function ListOfMissions({ items }: { items: readonly Participation[] }) {
  return (
    <CardGrid minWidth="100%">
      {items.map((item) => (
        <ParticipationCard key={item.mission.id} participation={item} />
      ))}
    </CardGrid>
  )
}
