import type { Mission } from '@ensemble/contracts/missions/http'
import { formatPeriod, useDates, useLanguage } from '@ensemble/mf-kit'
import { Box } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { onItsClock } from '../cards/use-dates-of.ts'
import { useMissionWords } from '../cards/use-mission-words.ts'

const lines = { listStyle: 'none', padding: 0, margin: 0 }

/** Dates as paper says them: with their year and hours, and of a mission that comes back each session to come. */
export function usePaperDates() {
  const dates = useDates({ complete: true })
  const language = useLanguage()
  const words = useMissionWords({ complete: true })
  const [now] = useState(() => new Date())
  const coming = ({ workspace }: Mission) =>
    (workspace?.sessions ?? []).filter(({ startAt, endAt }) => new Date(endAt ?? startAt) >= now)
  return {
    day: dates.day,
    today: dates.day(now),
    when: (mission: Mission): ReactNode => {
      const sessions = coming(mission)
      if (sessions.length === 0) return words.when(mission)
      return (
        <Box component="ul" sx={lines}>
          {sessions.map(({ id, startAt, endAt }) => (
            <li key={id}>{formatPeriod(startAt, endAt, { ...onItsClock(mission, language), complete: true })}</li>
          ))}
        </Box>
      )
    },
  }
}
