import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Facts, Text } from '@ensemble/ui'

/** What somebody wrote when they asked to take part: why, the answers to the mission's questions, links of interest. */
export function WrittenRequest({ mission, participant }: { mission: Mission; participant: ParticipantRow }) {
  const { t } = useTranslation('mf-missions')
  const { motivation, answers, conflictOfInterest } = participant
  const facts = mission.questions.map((label, index) => ({ id: label, label, value: answers[index] ?? '' }))
  return (
    <>
      {motivation ? <Text>{motivation}</Text> : null}
      {answers.length > 0 ? <Facts facts={facts} /> : null}
      {conflictOfInterest ? <Text>{t('participants.interests', { text: conflictOfInterest })}</Text> : null}
    </>
  )
}
