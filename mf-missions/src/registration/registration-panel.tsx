import type { Mission } from '@ensemble/contracts/missions/http'
import { useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, type FocusHandlers, Heading, PageAction, Text } from '@ensemble/ui'
import { useState } from 'react'
import { FavouriteButton } from '../cards/favourite-button.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { isOver } from '../cards/course-of.ts'
import { KeyFacts } from '../sections/key-facts.tsx'
import { InvitationAnswer } from './invitation-answer.tsx'
import { MyState } from './my-state.tsx'
import { OverlapNotice } from './overlap-notice.tsx'
import { leftBy } from './own-part.ts'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { RegistrationDialog } from './registration-dialog.tsx'
import { answersAtOnce } from './answers-at-once.ts'
import { QuestionnaireButton } from './questionnaire-button.tsx'
import { ReservedNote } from './reserved-note.tsx'
import { SaidAnswered } from './said-answered.tsx'
import { wayOf } from './way-of.ts'
import { whyNoButton } from './why-no-button.ts'
import { TeamStanding } from './team-standing.tsx'
import { TeamMessages } from './team-messages.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Acts of those who run a mission, or decide on it. */
const teamActs = ['edit', 'decide_participants', 'approve'] as const

/** When, where, how much, where the reader stands and the one thing to do next. */
export function RegistrationPanel({ mission, focus }: { mission: Mission; focus: FocusHandlers }) {
  const { t } = useTranslation('mf-missions')
  const { user, role } = useSession()
  const [withdrawing, setWithdrawing] = useState(false)
  const [address, setAddress] = useSearchParams()
  const { allowedActions, myParticipation } = mission
  const way = wayOf(mission)
  const joins = way !== null && !answersAtOnce(mission)
  const mine = myParticipation && partOf(myParticipation)
  // As long as it waits for an answer: one that expires under the reader's eyes takes no form away, and says so when sent.
  const mayAnswer = allowedActions.includes('accept_invitation')
  const [met, setMet] = useState(mayAnswer)
  if (mayAnswer && !met) setMet(true)
  const invited = met && mine === 'invited'
  const over = isOver(mission)
  // What is over is no longer marked, but can be taken out.
  const isFavourite = user?.engagement?.favouriteMissionIds.includes(mission.id) ?? false
  // Its entry only reminds of the last day.
  const answered = (mission.myQuestionnaire?.sentAt ?? null) !== null
  const leaves = leftBy(mission)
  const reason = way || myParticipation ? null : whyNoButton(mission, { id: user?.id, role })
  // Who looks after a mission came for that, and may still take part.
  const team = !myParticipation && teamActs.some((act) => allowedActions.includes(act)) ? mission.counters : undefined
  const register = (
    <Button size="large" variant={team ? 'secondary' : 'primary'} fullWidth onClick={() => setRegistering(true)}>
      {/* The same words as on the window that it opens: a request is no registration. */}
      {t(way === 'selection' || way === 'waitlist' ? `register.title_${way}` : 'panel.register')}
    </Button>
  )
  // In the address, so that whoever had to sign in again comes back to the open form.
  const asked = address.has('register')
  // Once open it stays until its answer: the live line may bring the registration before, or without, the answer to it.
  const [opened, setOpened] = useState(false)
  const registering = asked && (joins || opened)
  if (registering !== opened) setOpened(registering)
  function setRegistering(open: boolean) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (open) next.set('register', '')
        else next.delete('register')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Card as="section" aria-labelledby="registration" {...focus}>
      <Heading level={2} size="s" id="registration" tabIndex={-1}>
        {t(team ? 'panel.standing' : leaves ? 'panel.mine' : 'panel.title')}
      </Heading>
      {team ? <TeamStanding mission={mission} counters={team} /> : null}
      <KeyFacts mission={mission} />
      {joins || invited ? <OverlapNotice overlaps={mission.overlaps} departmentCode={mission.departmentCode} /> : null}
      {/* Before its story, which on a phone would push the two answers below the screen. */}
      {invited ? <InvitationAnswer mission={mission} offered={myParticipation?.placeOffered} onPage /> : null}
      <MyState mission={mission} />
      <QuestionnaireButton mission={mission} />
      <SaidAnswered mission={mission} fullWidth />
      {joins ? team ? register : <PageAction>{register}</PageAction> : null}
      {reason === 'panel.reserved' ? <ReservedNote mission={mission} /> : null}
      {reason && reason !== 'panel.reserved' ? <Text>{t(reason)}</Text> : null}
      {mine === 'validated' && !over && !answered ? <AddToCalendar missionId={mission.id} /> : null}
      {over && !isFavourite ? null : <FavouriteButton mission={mission} look="words" />}
      <TeamMessages mission={mission} />
      {allowedActions.includes('unregister') && leaves ? (
        <Button variant="secondary" fullWidth onClick={() => setWithdrawing(true)}>
          {/* As in the window that it opens: who waits in line has no place to give back. */}
          {t(`withdraw.confirm_${leaves}`)}
        </Button>
      ) : null}
      <RegistrationDialog mission={mission} open={registering} onClose={() => setRegistering(false)} />
      <WithdrawDialog mission={mission} open={withdrawing} onClose={() => setWithdrawing(false)} />
    </Card>
  )
}
