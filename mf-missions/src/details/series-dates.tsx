import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useDates, useTranslation } from '@ensemble/mf-kit'
import { Card, Heading, Stack, Text, TextLink } from '@ensemble/ui'

/** The other dates of a mission that takes place several times. */
export function SeriesDates({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  if (!mission.series) return null
  return (
    <Card as="section" aria-labelledby="mission-dates" outline="line">
      <Stack sx={{ gap: '8px' }}>
        <Heading level={2} size="s" id="mission-dates">
          {t('series.title')}
        </Heading>
        <Text size="small" tone="second">
          {t('series.sentence')}
        </Text>
        <ul>
          {mission.series.dates.map(({ missionId, startAt, open }) => (
            <li key={missionId}>
              {missionId === mission.id ? (
                <Text as="span" weight="medium">
                  {`${dates.dayAndTime(startAt)} (${t('series.now')})`}
                </Text>
              ) : (
                <TextLink component={PrefetchLink} to={`/missions/${missionId}`}>
                  {dates.dayAndTime(startAt)}
                </TextLink>
              )}
              {open ? null : ` (${t('series.over')})`}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
