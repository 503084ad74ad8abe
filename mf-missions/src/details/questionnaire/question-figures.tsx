import type { Question, QuestionResult } from '@ensemble/contracts/missions/questionnaire'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, Stack, Text } from '@ensemble/ui'
import { useWrittenLang } from '../../cards/mission-title.tsx'

/** What was answered to one question: a chart with its figures, or words without names. */
export function QuestionFigures({ question, result }: { question: Question; result: QuestionResult }) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const lang = useWrittenLang()
  const { answers, declined, counts, average, median, texts } = result
  const labels = new Map(question.options.map(({ id, label }) => [id, label]))
  const figure = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 })
  const told = average !== null || texts.length > 0 || counts.some(({ count }) => count !== null)
  const sentences = [
    ...(answers === null ? (told ? [] : [t('answers.fewAnswered')]) : [t('answers.answered', { count: answers })]),
    ...(declined === null ? [] : [t('answers.declined', { count: declined })]),
    ...(average === null || median === null
      ? []
      : [t('answers.middle', { average: figure(average), median: figure(median) })]),
  ]
  const drawn = (told || answers !== null) && counts.length > 0
  return (
    <Stack sx={{ gap: '8px' }}>
      {drawn ? (
        <BarChart
          title={question.label}
          titleLang={lang}
          categoryLabel={t(question.kind === 'date' ? 'answers.year' : 'answers.answer')}
          categories={counts.map(({ value }) => labels.get(value) ?? value)}
          // Marks and years are no words of the team.
          categoriesLang={labels.size > 0 ? lang : undefined}
          series={[{ label: t('answers.people'), values: counts.map(({ count }) => count) }]}
          untold={t('answers.underTen')}
        />
      ) : (
        <Text weight="strong" lang={lang}>
          {question.label}
        </Text>
      )}
      <Text size="small" tone="second">
        {sentences.join(' ')}
      </Text>
      {texts.map((text, index) => (
        <Card key={index} as="div" outline="line">
          <Text>{text}</Text>
        </Card>
      ))}
    </Stack>
  )
}
