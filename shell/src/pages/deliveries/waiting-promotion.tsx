import type { Deliveries } from '@ensemble/contracts/deliveries'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Card, Facts, Heading, Stack, StatusChip, Text } from '@ensemble/ui'
import { useId } from 'react'
import { areaName } from './area-name.ts'
import { audienceWords, moverWords } from './delivery-words.ts'

export type Waiting = NonNullable<Deliveries['waiting']>[number]
export type Word = 'confirm' | 'decline'

/** A version that a team has asked to put live, what it begins to do, and the word that it waits for. */
export function WaitingPromotion({ waiting, onWord }: { waiting: Waiting; onWord?: (word: Word) => void }) {
  const { t } = useTranslation()
  const dates = useDates()
  const titleId = useId()
  const { remote, version, audience, at, by, reason, calls } = waiting
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      footer={
        onWord === undefined ? null : (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
            <Button onClick={() => onWord('confirm')}>{t('deliveries.waiting.confirm')}</Button>
            <Button variant="secondary" onClick={() => onWord('decline')}>
              {t('deliveries.waiting.decline')}
            </Button>
          </Stack>
        )
      }
    >
      <Heading level={3} size="s" id={titleId}>
        {t('deliveries.waiting.title', { area: areaName(t, remote) })}
      </Heading>
      <StatusChip tone="progress" label={audience ? audienceWords(t, audience) : t('deliveries.everybody')} />
      <Facts
        facts={[
          { id: 'version', label: t('deliveries.facts.version'), value: <Code text={version} /> },
          {
            id: 'asked',
            label: t('deliveries.waiting.asked'),
            value: `${dates.dayAndTime(at)}, ${moverWords(t, by)}`,
          },
          ...(reason === undefined
            ? []
            : [{ id: 'reason', label: t('deliveries.waiting.why'), value: t('deliveries.reason', { reason }) }]),
        ]}
      />
      {calls.length === 0 ? (
        <Text>{t('deliveries.waiting.second')}</Text>
      ) : (
        <>
          <Text>{t('deliveries.waiting.begins')}</Text>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {calls.map(({ call, affects }) => (
              <li key={call}>
                {t(`deliveries.waiting.affects.${affects}`)}
                <Text tone="second" size="small">
                  <Code text={call} />
                </Text>
              </li>
            ))}
          </Box>
        </>
      )}
    </Card>
  )
}

/** Long, and without spaces. */
function Code({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  )
}
