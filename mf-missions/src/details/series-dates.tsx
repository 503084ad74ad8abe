import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Card, Heading, PlusIcon, Stack, Text, TextLink } from '@ensemble/ui'
import { useState } from 'react'
import { useDatesOf } from '../cards/use-dates-of.ts'
import { AddDatesDialog } from './manage/add-dates-dialog.tsx'

/** The other dates of a mission that takes place several times. */
export function SeriesDates({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf(mission)
  const [adding, setAdding] = useState(false)
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
        {mission.allowedActions.includes('edit') ? (
          <Box>
            <Button variant="secondary" icon={<PlusIcon />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
              {t('series.addDates')}
            </Button>
          </Box>
        ) : null}
        {adding ? <AddDatesDialog mission={mission} onClose={() => setAdding(false)} /> : null}
      </Stack>
    </Card>
  )
}
