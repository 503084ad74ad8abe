import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { usePassedOnWords } from '../../decisions/use-passed-on-words.ts'
import { Facts, Notice, Text } from '@ensemble/ui'

/** What the team noted for who called: when, by whom, and the words that were read out. */
function SaidByTelephone({ said }: { said: NonNullable<ParticipantRow['onBehalf']> }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  return (
    <Notice title={t(`telephone.acts.${said.act}`)}>
      <Text>{t('telephone.notedBy', { day: dates.exact(said.at), name: said.byName ?? '' })}</Text>
      {said.words ? <Text size="small">{t('telephone.words', { words: said.words })}</Text> : null}
    </Notice>
  )
}

/** What somebody wrote when they asked to take part: why, the answers to the mission's questions, links of interest. */
export function WrittenRequest({ mission, participant }: { mission: Mission; participant: ParticipantRow }) {
  const { t } = useTranslation('mf-missions')
  const { motivation, answers, conflictOfInterest, onBehalf, passedOn = [] } = participant
  const passedOnWords = usePassedOnWords()
  const facts = mission.questions.map((label, index) => ({ id: label, label, value: answers[index] ?? '' }))
  return (
    <>
      {onBehalf ? <SaidByTelephone said={onBehalf} /> : null}
      {passedOn.length > 0 ? (
        <Notice title={t('passing.history')}>
          {passedOn.map((passed) => (
            <Text key={passed.at}>{passedOnWords(passed)}</Text>
          ))}
        </Notice>
      ) : null}
      {motivation ? <Text>{motivation}</Text> : null}
      {answers.length > 0 ? <Facts facts={facts} /> : null}
      {conflictOfInterest ? <Text>{t('participants.interests', { text: conflictOfInterest })}</Text> : null}
    </>
  )
}
