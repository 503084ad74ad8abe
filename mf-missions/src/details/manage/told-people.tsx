import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'
import { PeopleToCallNotice } from './people-to-call.tsx'
import type { PeopleToCall } from './use-people-to-call.ts'

const standings = ['validatedCount', 'awaitingStaffCount', 'waitlistCount', 'invitedCount'] as const

/** How many people a change of the mission concerns, whatever their standing. */
export function concernedBy({ counters }: Mission): number {
  return standings.reduce((sum, standing) => sum + (counters?.[standing] ?? 0), 0)
}

interface ToldPeopleProps {
  mission: Mission
  toCall: PeopleToCall
}

/** Who will be told of a change, how many of each, and whom of them no mail reaches: nobody is listed who is not there. */
export function ToldPeople({ mission, toCall: { people, more, failed } }: ToldPeopleProps) {
  const { t } = useTranslation('mf-missions')
  const concerned = concernedBy(mission)
  if (concerned === 0) return <Text>{t('changes.nobody')}</Text>
  const counts = standings.map((standing) => ({ standing, count: mission.counters?.[standing] ?? 0 }))
  const calls = (people?.length ?? 0) + more
  return (
    <>
      <Text>{t(failed || calls > 0 ? 'changes.toTell' : 'changes.told')}</Text>
      <ul>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ standing, count }) => (
            <li key={standing}>{t(`changes.${standing}`, { count })}</li>
          ))}
      </ul>
      {people && calls > 0 ? <PeopleToCallNotice people={people} more={more} /> : null}
      {failed ? <Notice severity="warning">{t('changes.maybeToCall')}</Notice> : null}
      {calls > 0 && calls < concerned ? <Text>{t('changes.othersMail')}</Text> : null}
    </>
  )
}
