import type { Mission } from '@ensemble/contracts/missions/http'
import type { Question } from '@ensemble/contracts/missions/questionnaire'
import { type Answer, type Answers, shownSections } from '@ensemble/contracts/missions/questionnaire-course'
import { useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Heading, Stack, Text } from '@ensemble/ui'
import { useWrittenLang, Written } from '../../cards/mission-title.tsx'

interface OwnAnswersProps {
  mission: Mission
  answers: Answers
}

/** What the reader has answered, part by part, to be read again. */
export function OwnAnswers({ mission, answers }: OwnAnswersProps) {
  const { t } = useTranslation('mf-missions')
  const wordsOf = useAnswerWords()
  const lang = useWrittenLang()
  const parts = shownSections(mission.questionnaire?.sections ?? [], answers)
    .map(({ id, title, questions }) => ({
      id,
      title,
      answered: questions.flatMap((question) => {
        const answer = answers[question.id]
        return answer === undefined ? [] : [{ question, answer }]
      }),
    }))
    .filter(({ answered }) => answered.length > 0)
  if (parts.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="own-answers" sx={{ gap: '16px' }}>
      <Heading level={3} id="own-answers">
        {t('questionnaire.own')}
      </Heading>
      {parts.map(({ id, title, answered }) => (
        <Stack key={id} sx={{ gap: '8px' }}>
          <Heading level={4}>
            <Written>{title}</Written>
          </Heading>
          <Stack component="dl" sx={{ gap: '12px', '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } }}>
            {answered.map(({ question, answer }) => (
              <div key={question.id}>
                <dt>
                  <Text size="small" tone="second" lang={lang}>
                    {question.label}
                  </Text>
                </dt>
                <dd lang={answer !== null && hasChoices(question) ? lang : undefined}>{wordsOf(question, answer)}</dd>
              </div>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

/** Whether its answers are words of the team. */
function hasChoices({ kind }: Question): boolean {
  return kind === 'single' || kind === 'several'
}

/** An answer as it was given: the words of an option for its id, a day in words, and what the ends of a scale mean. */
function useAnswerWords() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  // A day has no hours: it is the same one everywhere.
  const dates = useDates({ timeZone: 'UTC', complete: true })

  function scale({ lowest, highest, lowestLabel, highestLabel }: Question): string[] {
    if (lowestLabel === null || highestLabel === null) return []
    return [t('questionnaire.ends', { lowest: lowest ?? '', highest: highest ?? '', lowestLabel, highestLabel })]
  }

  return (question: Question, answer: Answer): string => {
    const { kind, options } = question
    if (answer === null) return t('questionnaire.decline')
    if (typeof answer === 'number') {
      return [answer.toLocaleString(language), ...(kind === 'scale' ? scale(question) : [])].join('\n')
    }
    if (kind === 'date' && typeof answer === 'string') return dates.day(`${answer}T00:00:00Z`)
    if (!hasChoices(question)) return `${answer}`
    const chosen = [answer].flat()
    return options
      .filter(({ id }) => chosen.includes(id))
      .map(({ label }) => label)
      .join('\n')
  }
}
