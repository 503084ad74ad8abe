import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { Notice, Stack, Text, TextLink } from '@ensemble/ui'
import { useDatesOf } from '../cards/use-dates-of.ts'
import { MissionTitle } from '../cards/mission-title.tsx'

/**
 * Says which of the reader's other missions is at the same time, on which of its dates first and on how many more;
 * nothing where there is none. It forbids nothing. The hours are on the clock of the mission that it stands beside.
 */
export function OverlapNotice({ overlaps = [], departmentCode }: Pick<Mission, 'overlaps' | 'departmentCode'>) {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf({ departmentCode })
  if (overlaps.length === 0) return null
  return (
    <Notice severity="warning" title={t('overlap.title')}>
      <Stack component="ul" role="list" sx={{ listStyle: 'none', padding: 0, gap: '8px' }}>
        {overlaps.map(({ missionId, title, startAt, endAt, openEnded, more = 0, confirmed }) => (
          <li key={missionId}>
            <TextLink component={PrefetchLink} to={`/missions/${missionId}`}>
              <MissionTitle title={title} />
            </TextLink>
            <Text size="small">
              {t(confirmed ? 'overlap.confirmed' : 'overlap.asked', {
                when: dates.period(startAt, openEnded ? null : endAt),
              })}
              {more > 0 ? ` ${t('overlap.more', { count: more })}` : null}
            </Text>
          </li>
        ))}
      </Stack>
    </Notice>
  )
}
