import type { WorkQuestion } from '@ensemble/contracts/users/work-figures'
import { saveFile, useDates, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, ChartGrid, Heading, Stack, Text } from '@ensemble/ui'
import { useUsersWorkFiguresQuery } from '../api/figures-api.ts'

/**
 * What members of the whole country told of their work: about how many, counted once a quarter. Nothing is shown before
 * any answer has been given by ten people.
 */
export function WorkCharts() {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const { data } = useUsersWorkFiguresQuery({})
  if (!data?.quarter) return null
  const charts = [
    chart('employment', data.employment, (answer) => t(`employments.${answer}`)),
    chart('workArrangements', data.workArrangements, (answer) => t(`workArrangements.${answer}`)),
    chart('socioProfessionalCategory', data.socioProfessionalCategory, (answer) => t(`categories.${answer}`)),
    chart('employerSector', data.employerSector, (answer) => t(`sectors.${answer}`)),
  ].filter(({ values }) => values.some((people) => people !== null))
  if (charts.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="work-figures" sx={{ gap: '12px' }}>
      <Heading level={3} size="s" id="work-figures">
        {t('workFigures.title')}
      </Heading>
      <Text tone="second">{t('workFigures.who', { day: dates.day(data.quarter) })}</Text>
      <ChartGrid>
        {charts.map(({ question, categories, values }) => (
          <Card key={question} as="div">
            <BarChart
              title={t(`workFigures.questions.${question}`)}
              categoryLabel={t('workFigures.answer')}
              categories={categories}
              series={[{ label: t('workFigures.people'), values }]}
              untold={t('figures.few')}
              onDownload={(text) => saveFile({ name: `${t('workFigures.file')}.csv`, type: 'text/csv', text })}
            />
          </Card>
        ))}
      </ChartGrid>
    </Stack>
  )
}

function chart<Answer extends string>(
  question: WorkQuestion,
  told: readonly { answer: Answer; people: number | null }[],
  wordsOf: (answer: Answer) => string,
) {
  return {
    question,
    categories: told.map(({ answer }) => wordsOf(answer)),
    values: told.map(({ people }) => people),
  }
}
