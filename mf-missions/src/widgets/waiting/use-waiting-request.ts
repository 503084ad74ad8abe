import type { WaitingForStaff } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useTranslation, type WaitingItem } from '@ensemble/mf-kit'
import { useMissionsAcceptUserHeldMutation } from '../../api/waiting-api.ts'
import { seenPeopleOf } from '../../decisions/seen-of.ts'
import { useDecisionFailure } from '../../decisions/use-decision-outcome.ts'
import { usePassedOnWords } from '../../decisions/use-passed-on-words.ts'
import { inALine, useWaitingWords } from './use-waiting-words.ts'
import type { AskedAnswer, Asker } from './waiting-window.tsx'

type Mission = WaitingForStaff['mission']
type Person = NonNullable<WaitingForStaff['person']>

/** Somebody who asks for a place: what they wrote, and the answers to it. */
export function useWaitingRequest(ask: (answer: AskedAnswer) => void) {
  const { t } = useTranslation('mf-missions')
  const { nameOf, whenAndWhere } = useWaitingWords()
  const failureOf = useDecisionFailure()
  const passedOnWords = usePassedOnWords()
  const [accept] = useMissionsAcceptUserHeldMutation()

  function requestOf(mission: Mission, person: Person): Omit<WaitingItem, 'kind' | 'since' | 'late'> {
    const { userId } = person
    const name = nameOf(person)
    const asked = { userId, name, byTelephone: person.byTelephone === true, part: person.part }
    const asker: Asker = { mission, person: asked }
    const [passedOn] = person.passedOn ?? []
    const full = mission.placesLeft !== null && mission.placesLeft <= 0
    const accepting = {
      label: t('decisions.accept'),
      done: t('decisions.accepted', { name }),
      send: async () => {
        const body = { userIds: [userId], ...seenPeopleOf([person]) }
        return failureOf(await accept({ params: { missionId: mission.id }, body }).unwrap(), [asked])
      },
    }
    return {
      id: `${mission.id}/${userId}`,
      title: name,
      to: `/missions/${mission.id}?tab=participants&show=${userId}`,
      about: inALine([
        person.byTelephone ? t('telephone.byTelephone') : null,
        typeset(mission.title, 'fr'),
        ...whenAndWhere(mission),
      ]),
      ...(passedOn ? { note: passedOnWords(passedOn) } : {}),
      words: wordsOf(mission, person),
      fold: { readOn: t('widgets.readOn'), readLess: t('widgets.readLess') },
      others: [
        { label: t('decisions.refuse'), open: () => ask({ kind: 'refusePerson', ...asker }) },
        // A service of before does not say.
        ...(mission.mayWrite === false
          ? []
          : [{ label: t('widgets.ask'), open: () => ask({ kind: 'write', mission, userId }) }]),
        { label: t('passing.action'), open: () => ask({ kind: 'passOn', ...asker }) },
      ],
      ...(full ? { hindrance: t('widgets.noPlace') } : { accept: accepting }),
    }
  }

  /** What the person wrote, each answer under its question. */
  function wordsOf({ questions }: Mission, { motivation, answers, conflictOfInterest }: Person): string {
    const answered = questions.flatMap((question, index) => (answers[index] ? [`${question}\n${answers[index]}`] : []))
    const interests = conflictOfInterest ? t('participants.interests', { text: conflictOfInterest }) : null
    return [motivation, ...answered, interests].filter(Boolean).join('\n')
  }

  return requestOf
}
