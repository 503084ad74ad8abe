import type { SurveyResults as Results } from '@ensemble/contracts/missions/survey'
import { saveFile, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, Figure, Heading, Stack, Text } from '@ensemble/ui'

const marks = ['1', '2', '3', '4', '5']

/** What came back of a survey: charts with their figures, words without names, and when it was sent. */
export function SurveyResults({ results }: { results: Results }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const language = useLanguage()
  // A service of before knows no remarks.
  const { remarks = results.comments } = results
  const average = (value: number | null) =>
    value === null ? '–' : t('surveys.ofFive', { value: value.toLocaleString(language, { maximumFractionDigits: 1 }) })
  return (
    <>
      {results.sends.some(({ kind }) => kind === 'built_in') ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '16px 32px' }}>
          <Figure
            label={t('surveys.answers')}
            value={t('surveys.ofRecipients', { count: results.answers, all: results.recipients })}
          />
          <Figure label={t('surveys.averageGrade')} value={average(results.averageGrade)} />
          <Figure label={t('surveys.averageUsefulness')} value={average(results.averageUsefulness)} />
        </Stack>
      ) : (
        <Text>{t('surveys.elsewhere')}</Text>
      )}
      {results.answers > 0 ? (
        <>
          <BarChart
            title={t('surveys.grades')}
            categoryLabel={t('surveys.mark')}
            categories={marks}
            series={[{ label: t('surveys.people'), values: results.grades }]}
            onDownload={(text) => saveFile({ name: `${t('surveys.files.grades')}.csv`, type: 'text/csv', text })}
          />
          <BarChart
            title={t('surveys.usefulness')}
            categoryLabel={t('surveys.mark')}
            categories={marks}
            series={[{ label: t('surveys.people'), values: results.usefulness }]}
            onDownload={(text) => saveFile({ name: `${t('surveys.files.usefulness')}.csv`, type: 'text/csv', text })}
          />
        </>
      ) : null}
      {remarks.length > 0 ? (
        <Stack component="section" aria-label={t('surveys.comments')} sx={{ gap: '12px' }}>
          <Heading level={2} size="s">
            {t('surveys.comments')}
          </Heading>
          {results.moreRemarks ? (
            <Text size="small" tone="second">
              {t('surveys.someOnly', { shown: remarks.length })}
            </Text>
          ) : null}
          {remarks.map(({ comment, grade, publishable }, index) => (
            <Card key={`${index} ${comment}`} as="div" outline="line">
              <Text>{comment}</Text>
              <Text size="small" tone="second">
                {grade === undefined
                  ? t(publishable ? 'surveys.mayQuoteUngraded' : 'surveys.mayNotQuoteUngraded')
                  : t(publishable ? 'surveys.mayQuote' : 'surveys.mayNotQuote', { grade })}
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
