import type { UnreadThread, WaitingForStaff } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useDates, useNavigate, useTranslation, type WaitingItem } from '@ensemble/mf-kit'
import { useMissionsAcceptHeldMutation, useMissionsApproveHeldMutation } from '../../api/waiting-api.ts'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { usePassedOnWords } from '../../decisions/use-passed-on-words.ts'
import { useRefusalWords } from '../../decisions/use-refusal-words.ts'
import type { AskedAnswer } from './waiting-window.tsx'

type Mission = WaitingForStaff['mission']
type Person = NonNullable<WaitingForStaff['person']>

/**
 * What waits for the staff, as the shell shows it, with the answers that can be given there.
 * @param ask opens the window of an answer that asks for more than a press
 */
export function useWaitingItems(ask: (answer: AskedAnswer) => void): {
  itemOf: (waiting: WaitingForStaff) => WaitingItem
  messageOf: (thread: UnreadThread) => WaitingItem
} {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const whyOf = useRefusalWords()
  const passedOnWords = usePassedOnWords()
  const navigate = useNavigate()
  const [accept] = useMissionsAcceptHeldMutation()
  const [approve] = useMissionsApproveHeldMutation()

  const nameOf = ({ displayName }: { displayName: string }) => displayName || t('participants.unknown')
  const whenAndWhere = (mission: Pick<Mission, 'startAt' | 'departmentCode'>) => [
    dates.day(mission.startAt),
    mission.departmentCode ? placeName(mission.departmentCode) : null,
  ]

  function itemOf({ kind, since, late, mission, person }: WaitingForStaff): WaitingItem {
    const common = { kind: t(`widgets.kinds.${kind}`), since, late }
    if (person) return { ...common, ...requestOf(mission, person) }
    const title = typeset(mission.title, 'fr')
    const about = inALine(whenAndWhere(mission))
    const row = { ...common, id: mission.id, title, to: `/missions/${mission.id}`, about }
    return { ...row, ...(kind === 'approval' ? approvalOf(mission) : closingOf(mission)) }
  }

  /** Somebody who asks for a place. */
  function requestOf(mission: Mission, person: Person): Omit<WaitingItem, 'kind' | 'since' | 'late'> {
    const { userId } = person
    const name = nameOf(person)
    const asker = { missionId: mission.id, person: { userId, name } }
    const [passedOn] = person.passedOn ?? []
    const full = mission.placesLeft !== null && mission.placesLeft <= 0
    const accepting = {
      label: t('decisions.accept'),
      done: t('decisions.accepted', { name }),
      send: async () => {
        const { failed } = await accept({ params: { missionId: mission.id }, body: { userIds: [userId] } }).unwrap()
        return failed[0] ? whyOf(failed[0].code) : null
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
      others: [
        { label: t('decisions.refuse'), open: () => ask({ kind: 'refusePerson', ...asker }) },
        { label: t('widgets.ask'), open: () => ask({ kind: 'write', mission, userId }) },
        { label: t('passing.action'), open: () => ask({ kind: 'passOn', ...asker }) },
      ],
      ...(full ? { hindrance: t('widgets.noPlace') } : { accept: accepting }),
    }
  }

  function approvalOf(mission: Mission): Pick<WaitingItem, 'others' | 'accept'> {
    return {
      others: [
        { label: t('decisions.refuse'), open: () => ask({ kind: 'rejectMission', mission }) },
        writingTo(mission),
      ],
      accept: {
        label: t('manage.approve'),
        done: t('widgets.approved', { title: typeset(mission.title, 'fr') }),
        send: async () => {
          await approve({ params: { missionId: mission.id }, body: {} }).unwrap()
          return null
        },
      },
    }
  }

  function closingOf(mission: Mission): Pick<WaitingItem, 'others'> {
    return {
      others: [
        { label: t('manage.add_closing_note'), open: () => ask({ kind: 'closingNote', missionId: mission.id }) },
        writingTo(mission),
      ],
    }
  }

  /** The shell's window, which any page opens by its address. */
  function writingTo({ id }: Mission) {
    return {
      label: t('widgets.writeTeam'),
      open: () => void navigate(`?contact=mission_managers&mission=${id}`, { preventScrollReset: true }),
    }
  }

  /** What the person wrote, each answer under its question. */
  function wordsOf({ questions }: Mission, { motivation, answers, conflictOfInterest }: Person): string {
    const answered = questions.flatMap((question, index) => (answers[index] ? [`${question}\n${answers[index]}`] : []))
    const interests = conflictOfInterest ? t('participants.interests', { text: conflictOfInterest }) : null
    return [motivation, ...answered, interests].filter(Boolean).join('\n')
  }

  /** Somebody who wrote to a team and whom nobody has read: opening the thread is the act. */
  function messageOf({ userId, displayName, since, late, lastText, mission }: UnreadThread): WaitingItem {
    return {
      id: `${mission.id}/${userId}`,
      kind: t('widgets.kinds.message'),
      title: nameOf({ displayName }),
      to: `/missions/${mission.id}?tab=messages&thread=${userId}`,
      since,
      late,
      about: inALine([typeset(mission.title, 'fr'), ...whenAndWhere(mission)]),
      words: lastText,
      others: [{ label: t('widgets.reply'), open: () => ask({ kind: 'write', mission, userId }) }],
    }
  }

  return { itemOf, messageOf }
}

function inALine(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
