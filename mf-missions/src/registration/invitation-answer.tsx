import type { Mission, MissionCard } from '@ensemble/contracts/missions/http'
import { lazyPart, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, ConfirmDialog, Loader, SendStatus, Stack } from '@ensemble/ui'
import { Suspense, useState } from 'react'
import {
  useLazyMissionsGetQuery,
  useMissionsAcceptInvitationMutation,
  useMissionsRejectInvitationMutation,
} from '../api/missions-api.ts'
import { ActWords } from '../cards/act-words.tsx'
import { useTellAnswer } from './given-answer.tsx'
import { seeksExperience } from './seeks-experience.ts'

// Its form is for who says yes where something is asked: the first screen comes without.
const AcceptDialog = lazyPart(() => import('./accept-dialog.tsx'))

interface InvitationAnswerProps {
  mission: Pick<MissionCard, 'id' | 'title'>
  /** A place became free for who waited in line: nobody invited them. */
  offered?: boolean | undefined
  /** On the page of the mission, which says its title and what else is at the same time; a card says neither. */
  onPage?: boolean
}

/**
 * The two answers to an invitation. A yes first answers what the mission asks, and reads what is in its way; no reason is
 * asked for a no.
 */
export function InvitationAnswer({ mission, offered = false, onPage = false }: InvitationAnswerProps) {
  const { t } = useTranslation('mf-missions')
  const tell = useTellAnswer()
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState<Mission | null>(null)
  const [look, { isFetching: looking }] = useLazyMissionsGetQuery()
  const [accept] = useMissionsAcceptInvitationMutation()
  const [reject] = useMissionsRejectInvitationMutation()
  const accepting = useSend(accept)
  const declining = useSend(reject)
  const input = { params: { missionId: mission.id }, body: {} }
  const saysYes = looking || accepting.sending

  // A card does not know what the mission asks, nor what is at the same time. Should it not be readable, the answer itself says why.
  async function begin() {
    const { data } = await look({ params: input.params }, true)
    const inTheWay = !onPage && (data?.overlaps ?? []).length > 0
    if (data && (inTheWay || data.questions.length > 0 || seeksExperience(data))) return setAsked(data)
    if (await accepting.send(input)) done()
  }

  function done() {
    setAsked(null)
    tell({ mission, answer: 'accepted' })
  }

  async function decline() {
    if (!(await declining.send(input))) return
    setAsking(false)
    tell({ mission, answer: 'declined' })
  }

  function stay() {
    declining.clear()
    setAsking(false)
  }

  function wordsOf(answer: 'accept' | 'decline') {
    const words = t(`invitation.${answer}`)
    return onPage ? words : <ActWords title={mission.title}>{words}</ActWords>
  }

  return (
    <Stack sx={{ gap: '0' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
        <Button loading={saysYes} onClick={() => void begin()}>
          {wordsOf('accept')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={saysYes || undefined}
          onClick={saysYes ? undefined : () => setAsking(true)}
        >
          {wordsOf('decline')}
        </Button>
      </Stack>
      <SendStatus sending={accepting.sending} failure={accepting.failure} />
      {asked ? (
        <Suspense fallback={<Loader size="inline" />}>
          <AcceptDialog mission={asked} onAccepted={done} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t(offered ? 'invitation.declineOfferTitle' : 'invitation.declineTitle')}
        consequence={t('invitation.declineConsequence')}
        confirmLabel={t('invitation.decline')}
        busy={declining.sending}
        failure={declining.failure}
        onConfirm={() => void decline()}
        onCancel={stay}
      />
    </Stack>
  )
}
