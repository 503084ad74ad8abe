import { retryOf, saveFile, skipToken, useDates, useParams, useSend, useTranslation } from '@ensemble/mf-kit'
import {
  Button,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Figure,
  Heading,
  ListSkeleton,
  SendStatus,
  Stack,
  Text,
} from '@ensemble/ui'
import { useMissionsGetQuery } from '../../api/missions-api.ts'
import {
  useMissionsQuestionnaireResultsFileMutation,
  useMissionsQuestionnaireResultsQuery,
} from '../../api/questionnaire-api.ts'
import { Written } from '../../cards/mission-title.tsx'
import { QuestionFigures } from './question-figures.tsx'

/** What came back to a study, by question: never on fewer than ten people. Of another tool, how many say to have answered. */
export default function AnswersTab() {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { missionId = '' } = useParams()
  const params = { missionId }
  const { currentData: mission } = useMissionsGetQuery({ params })
  const questionnaire = mission?.questionnaire
  const {
    currentData: results,
    error,
    isError,
    isFetching,
    refetch,
  } = useMissionsQuestionnaireResultsQuery(questionnaire ? { params, query: {} } : skipToken)
  const { send, sending, failure } = useSend(useMissionsQuestionnaireResultsFileMutation()[0])

  async function save(format: 'csv' | 'codebook') {
    const text = await send({ params, query: { format } })
    if (text) saveFile({ name: `${t(`answers.${format}Name`)}.csv`, type: 'text/csv', text })
  }

  if (isError && !results) {
    return <ErrorState title={t('answers.failed')} {...retryOf({ error, isFetching, refetch })} />
  }
  if (!results || !questionnaire) return <ListSkeleton rows={3} rowHeight={96} />
  if (questionnaire.kind === 'link') {
    const site = questionnaire.url ? new URL(questionnaire.url).host : ''
    return (
      <Stack sx={{ gap: '32px' }}>
        <Figure label={t('answers.said')} value={String(results.sent ?? 0)} />
        <EmptyState title={t('answers.otherTool')} text={t('answers.otherToolHint', { site })} />
      </Stack>
    )
  }
  if (results.erasedAt !== null) {
    return (
      <EmptyState title={t('answers.erased', { day: dates.day(results.erasedAt) })} text={t('answers.erasedHint')} />
    )
  }
  if (results.sent === null) return <EmptyState title={t('answers.few')} text={t('answers.fewHint')} />
  const byQuestion = new Map(results.questions.map((result) => [result.questionId, result]))
  return (
    <Stack sx={{ gap: '32px' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '16px 32px' }}>
        <Figure label={t('answers.sent')} value={String(results.sent)} />
        {questionnaire.eraseOn ? (
          <Figure label={t('answers.eraseOn')} value={dates.day(`${questionnaire.eraseOn}T10:00:00.000Z`)} />
        ) : null}
      </Stack>
      <Stack sx={{ gap: '8px', alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
          <Button variant="secondary" icon={<DownloadIcon />} loading={sending} onClick={() => void save('csv')}>
            {t('answers.csv')}
          </Button>
          <Button variant="secondary" icon={<DownloadIcon />} loading={sending} onClick={() => void save('codebook')}>
            {t('answers.codebook')}
          </Button>
        </Stack>
        <Text size="small" tone="second">
          {t('answers.fileHint')}
        </Text>
        <SendStatus sending={sending} failure={failure} />
      </Stack>
      {questionnaire.sections.map(({ id, title, questions }) => (
        <Stack key={id} component="section" aria-labelledby={`answers-${id}`} sx={{ gap: '28px' }}>
          <Heading level={2} size="s" id={`answers-${id}`}>
            <Written>{title}</Written>
          </Heading>
          {questions.map((question) => {
            const result = byQuestion.get(question.id)
            return result ? <QuestionFigures key={question.id} question={question} result={result} /> : null
          })}
        </Stack>
      ))}
    </Stack>
  )
}
