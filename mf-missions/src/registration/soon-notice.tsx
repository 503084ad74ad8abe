import { expectedSoon } from '@ensemble/contracts/missions/expected-soon'
import { sessionsOf } from '@ensemble/contracts/missions/sessions-of'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'
import { OfficePhone } from '../cards/office-phone.tsx'

type Times = Pick<Mission, 'startAt' | 'endAt' | 'workspace'>

/** At what somebody is expected so soon that whoever leaves had better call as well. */
function expectedAt({ startAt, endAt, workspace }: Times): 'title' | 'begun' | 'session' | null {
  const mission = expectedSoon(startAt, endAt)
  if (mission !== null) return mission === 'soon' ? 'title' : 'begun'
  return sessionsOf(workspace).some((one) => expectedSoon(one.startAt, one.endAt)) ? 'session' : null
}

/** Whom to call, for who withdraws shortly before, or on the day itself; nothing for all others. */
export function SoonNotice({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const when = expectedAt(mission)
  if (when === null) return null
  return (
    <Notice severity="warning" title={t(`soon.${when}`)}>
      <Text>
        {t('soon.call', { name: mission.contactName })} <OfficePhone mission={mission} />
      </Text>
    </Notice>
  )
}
