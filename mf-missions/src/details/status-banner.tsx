import { type Mission } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'

/** What makes this mission different from one that simply takes place; nothing otherwise. */
export function StatusBanner({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { displayStatus, rejection, closingNote, closedAt } = mission
  if (displayStatus === 'closed') {
    return (
      <Notice severity="success" title={t('banner.closed', { day: closedAt ? dates.day(closedAt) : '' })}>
        <Text>{closingNote ?? t('banner.noNote')}</Text>
      </Notice>
    )
  }
  if (displayStatus === 'rejected') {
    return (
      <Notice severity="warning" title={t('banner.rejected')}>
        {rejection ? <Text>{`${t(`rejections.${rejection.reasonCode}`)} ${rejection.comment}`}</Text> : null}
      </Notice>
    )
  }
  if (displayStatus === 'waiting_for_approval') return <Notice>{t('banner.waiting')}</Notice>
  return null
}
