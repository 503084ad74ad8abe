import type { Mission } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { type FocusHandlers, LinkButton, Notice, Stack, Text } from '@ensemble/ui'
import { useWrittenLang } from '../cards/mission-title.tsx'
import { useDatesOf } from '../cards/use-dates-of.ts'
import { NewDateAnswer } from '../registration/new-date-answer.tsx'
import { OverlapNotice } from '../registration/overlap-notice.tsx'

interface StatusBannerProps {
  mission: Mission
  /** Whether the reader's part stands on the page, which says that a new date suits. */
  partShown: boolean
  /** Around what goes once it is answered. */
  focus: FocusHandlers
}

/**
 * What makes this mission different from one that simply takes place, and whether a new date suits whoever is asked;
 * nothing otherwise.
 */
export function StatusBanner({ mission, partShown, focus }: StatusBannerProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf(mission)
  const lang = useWrittenLang()
  const { displayStatus, rejection, closingNote, closedAt, cancellation, reschedule, myParticipation: mine } = mission
  if (cancellation) {
    return (
      <Notice
        severity="warning"
        title={t('changes.cancelledOn', { day: dates.day(cancellation.at) })}
        action={
          <LinkButton component={PrefetchLink} to="/missions/browse">
            {t('changes.others')}
          </LinkButton>
        }
      >
        <Text lang={lang}>{cancellation.reason}</Text>
      </Notice>
    )
  }
  if (displayStatus === 'closed') {
    return (
      <Notice severity="success" title={t('banner.closed', { day: closedAt ? dates.day(closedAt) : '' })}>
        <Text lang={closingNote ? lang : undefined}>{closingNote ?? t('banner.noNote')}</Text>
      </Notice>
    )
  }
  const asked = mission.allowedActions.includes('answer_new_date')
  if (displayStatus === 'rejected' && !asked) {
    return (
      <Notice severity="warning" title={t('banner.rejected')}>
        {rejection ? (
          <Text>
            {t(`rejections.${rejection.reasonCode}`)} <span lang={lang}>{rejection.comment}</span>
          </Text>
        ) : null}
      </Notice>
    )
  }
  if (displayStatus === 'waiting_for_approval' && !asked) return <Notice>{t('banner.waiting')}</Notice>
  if (!reschedule) return null
  const suits = mine?.newDateAnswer === 'suits' && partOf(mine) === 'validated'
  const unanswered = mission.counters?.newDateAwaitedCount ?? 0
  return (
    <Notice title={t('changes.movedFrom', { when: dates.dayAndTime(mission.startAt) })}>
      <Text>{t('changes.wasOn', { day: dates.day(reschedule.previousStartAt) })}</Text>
      <Text lang={lang}>{reschedule.reason}</Text>
      {asked ? (
        <Stack {...focus} sx={{ gap: '12px', paddingTop: '12px' }}>
          <OverlapNotice overlaps={mission.overlaps} departmentCode={mission.departmentCode} />
          <NewDateAnswer mission={mission} onPage />
        </Stack>
      ) : null}
      {suits && !partShown ? <Text weight="medium">{t('part.newDateSuits')}</Text> : null}
      {unanswered > 0 ? <Text weight="medium">{t('changes.unanswered', { count: unanswered })}</Text> : null}
    </Notice>
  )
}
