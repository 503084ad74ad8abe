import type { Mission } from '@ensemble/contracts/missions/http'
import { retryOf, skipToken, useDates, useTranslation } from '@ensemble/mf-kit'
import {
  BarChart,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Figure,
  Heading,
  ListSkeleton,
  SendIcon,
  Stack,
  Text,
} from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsSurveyResultsQuery } from '../../api/management-api.ts'
import { SurveyDialog } from './survey-dialog.tsx'

const marks = ['1', '2', '3', '4', '5']
/** Sends of one mission. */
const mostSends = 3

/** What participants were asked after the mission, and what they answered: charts with their figures, words without names. */
export function SurveyTab({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const [sending, setSending] = useState(false)
  const sees = mission.allowedActions.includes('see_survey_results')
  const {
    currentData: results,
    error,
    isError,
    isFetching,
    refetch,
  } = useMissionsSurveyResultsQuery(sees ? { params: { missionId: mission.id } } : skipToken)
  const left = mostSends - (results?.sends.length ?? 0)
  const button =
    mission.allowedActions.includes('send_survey') && left > 0 ? (
      <Button icon={<SendIcon />} aria-haspopup="dialog" onClick={() => setSending(true)}>
        {t('surveys.open')}
      </Button>
    ) : null
  return (
    <Stack sx={{ gap: '24px' }}>
      {content()}
      {sending ? (
        <SurveyDialog mission={mission} asked={results?.recipients ?? 0} onClose={() => setSending(false)} />
      ) : null}
    </Stack>
  )

  function content() {
    if (!sees) return <EmptyState title={t('surveys.notYet')} text={t('surveys.notYetHint')} />
    if (isError && !results) {
      return <ErrorState title={t('surveys.failed')} {...retryOf({ error, isFetching, refetch })} />
    }
    if (!results) return <ListSkeleton rows={3} rowHeight={96} />
    if (results.sends.length === 0) {
      return <EmptyState title={t('surveys.none')} text={t('surveys.noneHint')} action={button} />
    }
    return (
      <>
        <div>{button ?? <Text>{t('surveys.noMore')}</Text>}</div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '16px 32px' }}>
          <Figure
            label={t('surveys.answers')}
            value={t('surveys.ofRecipients', { count: results.answers, all: results.recipients })}
          />
          <Figure label={t('surveys.averageGrade')} value={average(results.averageGrade)} />
          <Figure label={t('surveys.averageUsefulness')} value={average(results.averageUsefulness)} />
        </Stack>
        {results.answers > 0 ? (
          <>
            <BarChart
              title={t('surveys.grades')}
              categoryLabel={t('surveys.mark')}
              categories={marks}
              series={[{ label: t('surveys.people'), values: results.grades }]}
            />
            <BarChart
              title={t('surveys.usefulness')}
              categoryLabel={t('surveys.mark')}
              categories={marks}
              series={[{ label: t('surveys.people'), values: results.usefulness }]}
            />
          </>
        ) : null}
        {results.comments.length > 0 ? (
          <Stack component="section" aria-label={t('surveys.comments')} sx={{ gap: '12px' }}>
            <Heading level={2} size="s">
              {t('surveys.comments')}
            </Heading>
            {results.comments.map(({ comment, grade, publishable }, index) => (
              <Card key={`${index} ${comment}`} as="div" outline="line">
                <Text>{comment}</Text>
                <Text size="small" tone="second">
                  {t(publishable ? 'surveys.mayQuote' : 'surveys.mayNotQuote', { grade })}
                </Text>
              </Card>
            ))}
          </Stack>
        ) : null}
        <Stack component="section" aria-label={t('surveys.sends')} sx={{ gap: '8px' }}>
          <Heading level={2} size="s">
            {t('surveys.sends')}
          </Heading>
          <ul>
            {results.sends.map(({ sentAt, subject, kind, recipients }) => (
              <li key={sentAt}>
                {t('surveys.sendLine', {
                  day: dates.day(sentAt),
                  subject,
                  kind: t(`surveys.kinds.${kind}`),
                  count: recipients,
                })}
              </li>
            ))}
          </ul>
        </Stack>
      </>
    )
  }

  function average(value: number | null): string {
    return value === null
      ? '–'
      : t('surveys.ofFive', { value: value.toLocaleString(undefined, { maximumFractionDigits: 1 }) })
  }
}
