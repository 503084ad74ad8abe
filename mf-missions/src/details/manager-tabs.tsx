import type { Mission } from '@ensemble/contracts/missions/http'
import { lazyPart, type TFunction } from '@ensemble/mf-kit'
import { ListSkeleton, type TabItem } from '@ensemble/ui'
import { Suspense } from 'react'
import { HistoryTab } from './manage/history-tab.tsx'
import { InvitationsTab } from './manage/invitations-tab.tsx'
import { SurveyTab } from './manage/survey-tab.tsx'
import { ParticipantsTab } from './participants/participants-tab.tsx'

// Most missions are looked at by people who never see it.
const AnswersTab = lazyPart(() => import('./questionnaire/answers-tab.tsx'))
const MessagesTab = lazyPart(() => import('./messages/messages-tab.tsx'))

export type ManagerTabId = 'participants' | 'invitations' | 'messages' | 'answers' | 'survey' | 'history'

/** What those who run a mission find beside what everybody reads. */
export function managerTabs(mission: Mission, t: TFunction<'mf-missions'>): TabItem<ManagerTabId>[] {
  const manages = mission.allowedActions.includes('see_participants')
  if (!manages) return []
  const waiting = mission.counters?.awaitingStaffCount ?? 0
  return [
    {
      id: 'participants',
      // A number alone would seem to count the people of the table.
      label: waiting > 0 ? t('participants.titleWaiting', { count: waiting }) : t('participants.title'),
      content: <ParticipantsTab mission={mission} />,
    },
    {
      id: 'invitations',
      label: t('invite.tab'),
      count: mission.counters?.invitedCount || undefined,
      content: <InvitationsTab mission={mission} />,
    },
    ...(mission.threads
      ? [
          {
            id: 'messages' as const,
            label: t('messages.tab'),
            count: mission.threads.unread || undefined,
            content: (
              <Suspense fallback={<ListSkeleton rows={2} rowHeight={96} />}>
                <MessagesTab />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(mission.questionnaire && mission.allowedActions.includes('see_survey_results')
      ? [
          {
            id: 'answers' as const,
            label: t('answers.tab'),
            content: (
              <Suspense fallback={<ListSkeleton rows={3} rowHeight={96} />}>
                <AnswersTab />
              </Suspense>
            ),
          },
        ]
      : []),
    // Whoever only looks on, or comes after a cancellation, would read "not yet" for ever.
    ...(mission.allowedActions.some((action) => action === 'see_survey_results' || action === 'edit')
      ? [{ id: 'survey' as const, label: t('surveys.tab'), content: <SurveyTab mission={mission} /> }]
      : []),
    ...(mission.history
      ? [{ id: 'history' as const, label: t('history.title'), content: <HistoryTab mission={mission} /> }]
      : []),
  ]
}
