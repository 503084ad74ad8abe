import type { DeliveredRemote, LiveVersion } from '@ensemble/contracts/deliveries'
import { useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Card, type Fact, Facts, Heading, Stack, StatusChip, Text } from '@ensemble/ui'
import { useId } from 'react'
import { areaName } from './area-name.ts'
import { audienceWords, figureWords, moverWords } from './delivery-words.ts'
import { tryTexts } from './try-texts.ts'
import { VisitLines } from './visit-lines.tsx'

interface LiveRemoteProps {
  remote: DeliveredRemote
  /** Opens the question whether to take the last move back; absent for who moves nothing. */
  onRollBack?: () => void
  /** Opens the question which version to look at; absent for the same. */
  onTry?: () => void
}

/** One area: the version that visitors get, the one that some try first, and the way back. */
export function LiveRemote({ remote, onRollBack, onTry }: LiveRemoteProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const titleId = useId()
  const { name, stable, canary, previous } = remote
  const area = areaName(t, name)
  const isPossible = canary !== null || previous !== null
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      footer={
        onRollBack && onTry ? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px', alignItems: 'center' }}>
            {isPossible ? (
              <Button variant="secondary" onClick={onRollBack} aria-label={t('deliveries.rollBackArea', { area })}>
                {canary ? t('deliveries.withdraw') : t('deliveries.rollBack')}
              </Button>
            ) : (
              <Text tone="second">{t('deliveries.noWayBack')}</Text>
            )}
            <Button variant="secondary" onClick={onTry}>
              {tryTexts[language].title(area)}
            </Button>
          </Stack>
        ) : null
      }
    >
      <Heading level={3} size="s" id={titleId}>
        {area}
      </Heading>
      <StatusChip tone="confirmed" label={t('deliveries.everybody')} />
      <VersionFacts live={stable} />
      {canary ? (
        <>
          <StatusChip tone="progress" label={audienceWords(t, canary.audience)} />
          <VersionFacts live={canary} />
        </>
      ) : null}
    </Card>
  )
}

function VersionFacts({ live: { version, since, by, commit, figures, visits = [] } }: { live: LiveVersion }) {
  const { t } = useTranslation()
  const dates = useDates()
  const fact = (id: 'version' | 'since' | 'commit' | 'loads' | 'visits', value: Fact['value']): Fact => ({
    id,
    label: t(`deliveries.facts.${id}`),
    value,
  })
  return (
    <Facts
      facts={[
        fact('version', <Version id={version} />),
        ...(since ? [fact('since', `${dates.dayAndTime(since)}, ${moverWords(t, by)}`)] : []),
        ...(commit ? [fact('commit', <Version id={commit.slice(0, 10)} />)] : []),
        fact('loads', figureWords(t, figures)),
        ...(visits.length > 0 ? [fact('visits', <VisitLines visits={visits} />)] : []),
      ]}
    />
  )
}

/** Versions are long and have no spaces. */
export function Version({ id }: { id: string }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
      {id}
    </Box>
  )
}
