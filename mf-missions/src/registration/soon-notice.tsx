import { sessionsOf } from '@ensemble/contracts/missions/sessions-of'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'
import { OfficePhone } from '../cards/office-phone.tsx'

const hourMs = 3_600_000
/** So close to the beginning an e-mail may come too late. In ms. */
const soonMs = 48 * hourMs
/** What takes longer awaits nobody at one hour. In ms. */
const oneDayMs = 24 * hourMs

type Times = Pick<Mission, 'startAt' | 'endAt' | 'workspace'>

/** Whether somebody is expected at a mission, or at one of its sessions, within two days or at this moment. */
function expectedSoon({ startAt, endAt, workspace }: Times): 'title' | 'begun' | 'session' | null {
  const now = Date.now()
  const isNow = (from: string, until: string | null) =>
    until !== null && Date.parse(from) <= now && now <= Date.parse(until)
  const isSoon = (from: string) => Date.parse(from) > now && Date.parse(from) - now < soonMs
  if (isSoon(startAt)) return 'title'
  const oneDay = endAt !== null && Date.parse(endAt) - Date.parse(startAt) <= oneDayMs
  if (oneDay && isNow(startAt, endAt)) return 'begun'
  return sessionsOf(workspace).some((one) => isSoon(one.startAt) || isNow(one.startAt, one.endAt)) ? 'session' : null
}

/** Whom to call, for who withdraws shortly before, or on the day itself; nothing for all others. */
export function SoonNotice({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const when = expectedSoon(mission)
  if (when === null) return null
  return (
    <Notice severity="warning" title={t(`soon.${when}`)}>
      <Text>
        {t('soon.call', { name: mission.contactName })} <OfficePhone mission={mission} />
      </Text>
    </Notice>
  )
}
