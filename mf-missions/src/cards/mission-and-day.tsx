import type { MissionCard } from '@ensemble/contracts/missions/http'
import { MissionTitle } from './mission-title.tsx'
import { useDatesOf } from './use-dates-of.ts'

interface MissionAndDayProps {
  mission: Pick<MissionCard, 'title' | 'startAt' | 'departmentCode'>
}

/** Which mission a window is about, where it lies over a list of them: all dates of a series have one title. */
export function MissionAndDay({ mission }: MissionAndDayProps) {
  const dates = useDatesOf(mission)
  return (
    <>
      <strong>
        <MissionTitle title={mission.title} />
      </strong>
      {` · ${dates.day(mission.startAt)}`}
    </>
  )
}
