import { officeOf } from '@ensemble/contracts/departments'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'

/** So close to the beginning an e-mail may come too late. In ms. */
const soonMs = 48 * 3_600_000

export function beginsSoon({ startAt }: Pick<Mission, 'startAt'>): boolean {
  const left = Date.parse(startAt) - Date.now()
  return left > 0 && left < soonMs
}

/** Whom to call, for who withdraws shortly before. */
export function SoonNotice({ mission }: { mission: Pick<Mission, 'contactName' | 'departmentCode'> }) {
  const { t } = useTranslation('mf-missions')
  const { phone } = officeOf(mission.departmentCode)
  const name = mission.contactName
  return (
    <Notice severity="warning" title={t('soon.title')}>
      <Text>{t('soon.text', { name, phone })}</Text>
    </Notice>
  )
}
