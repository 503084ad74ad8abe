import type { WaitingForStaff } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { errorMessage, useDates, useTranslation, useWaiting, type WaitingItem } from '@ensemble/mf-kit'
import { ErrorState } from '@ensemble/ui'
import { useState } from 'react'
import {
  useMissionsAcceptHeldMutation,
  useMissionsApproveHeldMutation,
  useMissionsWaitingQuery,
} from '../api/waiting-api.ts'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { RefuseDialog } from '../decisions/refuse-dialog.tsx'
import { RejectDialog } from '../decisions/reject-dialog.tsx'
import { useRefusalWords } from '../decisions/use-refusal-words.ts'

/** One page is told, of each kind in turn; a link says how many others there are. */
const asked = { query: { page: 0, pageSize: 100 } } as const

/** Tells the staff's /home which people, approvals and closing notes wait, with the answers that can be given there. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const whyOf = useRefusalWords()
  const { data, error, isError, isFetching, refetch } = useMissionsWaitingQuery(asked)
  const [accept] = useMissionsAcceptHeldMutation()
  const [approve] = useMissionsApproveHeldMutation()
  const [refusing, setRefusing] = useState<WaitingForStaff | null>(null)
  const more = (data?.total ?? 0) - (data?.items.length ?? 0)
  useWaiting('mf-missions', {
    items: data?.items.map(itemOf) ?? null,
    rest: more > 0 ? { label: t('widgets.moreWaiting', { count: more }), to: '/missions/management' } : undefined,
  })

  if (isError && !data) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('widgets.waitingFailed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
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
    const others = [{ label: t('decisions.refuse'), open: () => setRefusing(waiting) }]
    if (person) {
      const name = nameOf(person)
      const full = mission.placesLeft !== null && mission.placesLeft <= 0
      return {
        ...common,
        id: `${mission.id}/${person.userId}`,
        title: name,
        to: `${of}?tab=participants`,
        about: [person.byTelephone ? t('telephone.byTelephone') : '', typeset(mission.title, 'fr'), when, place]
          .filter(Boolean)
          .join(' · '),
        words: wordsOf(waiting),
        others,
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
    if (kind !== 'approval') return row
    return {
      ...row,
      others,
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
