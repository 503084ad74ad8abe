import type { UnreadThread, WaitingForStaff } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { retryOf, useDates, useNavigate, useTranslation, useWaiting, type WaitingItem } from '@ensemble/mf-kit'
import { ErrorState } from '@ensemble/ui'
import { useState } from 'react'
import {
  useMissionsAcceptHeldMutation,
  useMissionsApproveHeldMutation,
  useMissionsUnreadThreadsQuery,
  useMissionsWaitingQuery,
} from '../api/waiting-api.ts'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { RefuseDialog } from '../decisions/refuse-dialog.tsx'
import { RejectDialog } from '../decisions/reject-dialog.tsx'
import { ClosingNote } from './closing-note.tsx'
import { ThreadDialog, type ThreadDialogProps } from '../threads/thread-dialog.tsx'
import { PassOnDialog } from '../decisions/pass-on-dialog.tsx'
import { usePassedOnWords } from '../decisions/use-passed-on-words.ts'
import { useRefusalWords } from '../decisions/use-refusal-words.ts'

/** One page is told, of each kind in turn; a link says how many others there are. */
const asked = { query: { page: 0, pageSize: 100 } } as const

/**
 * Tells the staff's /home which people, messages, approvals and closing notes wait, with the answers that can be given
 * there.
 */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const whyOf = useRefusalWords()
  const passedOnWords = usePassedOnWords()
  const navigate = useNavigate()
  const query = useMissionsWaitingQuery(asked)
  const { data, isError } = query
  const written = useMissionsUnreadThreadsQuery(asked)
  const [accept] = useMissionsAcceptHeldMutation()
  const [approve] = useMissionsApproveHeldMutation()
  const [refusing, setRefusing] = useState<WaitingForStaff | null>(null)
  const [passing, setPassing] = useState<{ missionId: string; person: { userId: string; name: string } } | null>(null)
  const [writing, setWriting] = useState<Thread | null>(null)
  const [closing, setClosing] = useState<string | null>(null)
  const more = restOf(data) + restOf(written.data)
  // What one of the two lists could not bring keeps nothing of the other back.
  const messages = written.isError && !written.data ? [] : written.data?.items
  useWaiting('mf-missions', {
    items: data && messages ? [...data.items.map(itemOf), ...messages.map(messageOf)] : null,
    rest: more > 0 ? { label: t('widgets.moreWaiting', { count: more }), to: '/missions/management' } : undefined,
  })

  if (isError && !data) {
    return <ErrorState headingLevel={3} title={t('widgets.waitingFailed')} {...retryOf(query)} />
  }
  if (passing) return <PassOnDialog {...passing} onClose={() => setPassing(null)} />
  if (closing) return <ClosingNote missionId={closing} onClose={() => setClosing(null)} />
  if (writing) return <ThreadDialog {...writing} onClose={() => setWriting(null)} />
  if (!refusing) return null
  const { mission, person } = refusing
  const close = () => setRefusing(null)
  if (!person)
    return <RejectDialog mission={{ id: mission.id, approvalStatus: 'waiting_for_approval' }} onClose={close} />
  return (
    <RefuseDialog missionId={mission.id} people={[{ userId: person.userId, name: nameOf(person) }]} onClose={close} />
  )

  function itemOf(waiting: WaitingForStaff): WaitingItem {
    const { kind, since, late, mission, person } = waiting
    const common = { kind: t(`widgets.kinds.${kind}`), since, late }
    const place = mission.departmentCode ? placeName(mission.departmentCode) : null
    const when = dates.day(mission.startAt)
    const of = `/missions/${mission.id}`
    const refuse = { label: t('decisions.refuse'), open: () => setRefusing(waiting) }
    // The shell's window, which any page opens by its address.
    const writeTeam = {
      label: t('widgets.writeTeam'),
      open: () => void navigate(`?contact=mission_managers&mission=${mission.id}`, { preventScrollReset: true }),
    }
    if (person) {
      const name = nameOf(person)
      const [last] = person.passedOn ?? []
      const full = mission.placesLeft !== null && mission.placesLeft <= 0
      return {
        ...common,
        id: `${mission.id}/${person.userId}`,
        title: name,
        to: `${of}?tab=participants&show=${person.userId}`,
        about: [person.byTelephone ? t('telephone.byTelephone') : '', typeset(mission.title, 'fr'), when, place]
          .filter(Boolean)
          .join(' · '),
        ...(last ? { note: passedOnWords(last) } : {}),
        words: wordsOf(waiting),
        others: [
          refuse,
          { label: t('widgets.ask'), open: () => setWriting({ mission, userId: person.userId }) },
          {
            label: t('passing.action'),
            open: () => setPassing({ missionId: mission.id, person: { userId: person.userId, name } }),
          },
        ],
        ...(full
          ? { hindrance: t('widgets.noPlace') }
          : {
              accept: {
                label: t('decisions.accept'),
                done: t('decisions.accepted', { name }),
                send: async () => {
                  const body = { userIds: [person.userId] }
                  const { failed } = await accept({ params: { missionId: mission.id }, body }).unwrap()
                  return failed[0] ? whyOf(failed[0].code) : null
                },
              },
            }),
      }
    }
    const about = [when, place].filter(Boolean).join(' · ')
    const row = { ...common, id: mission.id, title: typeset(mission.title, 'fr'), to: of, about }
    if (kind !== 'approval') {
      return {
        ...row,
        others: [{ label: t('manage.add_closing_note'), open: () => setClosing(mission.id) }, writeTeam],
      }
    }
    return {
      ...row,
      others: [refuse, writeTeam],
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

  /** Somebody who wrote to a team and whom nobody has read: opening the thread is the act. */
  function messageOf({ userId, displayName, since, late, lastText, mission }: UnreadThread): WaitingItem {
    const place = mission.departmentCode ? placeName(mission.departmentCode) : null
    return {
      id: `${mission.id}/${userId}`,
      kind: t('widgets.kinds.message'),
      title: nameOf({ displayName }),
      to: `/missions/${mission.id}?tab=messages&thread=${userId}`,
      since,
      late,
      about: [typeset(mission.title, 'fr'), dates.day(mission.startAt), place].filter(Boolean).join(' · '),
      words: lastText,
      others: [{ label: t('widgets.reply'), open: () => setWriting({ mission, userId }) }],
    }
  }

  function nameOf({ displayName }: { displayName: string }): string {
    return displayName || t('participants.unknown')
  }

  /** What the person wrote, each answer under its question. */
  function wordsOf({ mission, person }: WaitingForStaff): string {
    if (!person) return ''
    const answers = mission.questions.flatMap((question, index) =>
      person.answers[index] ? [`${question}\n${person.answers[index]}`] : [],
    )
    const interests = person.conflictOfInterest
      ? t('participants.interests', { text: person.conflictOfInterest })
      : null
    return [person.motivation, ...answers, interests].filter(Boolean).join('\n')
  }
}

type Thread = Pick<ThreadDialogProps, 'mission' | 'userId'>

function restOf(page: { total: number; items: readonly unknown[] } | undefined): number {
  return page ? page.total - page.items.length : 0
}
