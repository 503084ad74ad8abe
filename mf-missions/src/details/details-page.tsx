import {
  errorCode,
  lazyPart,
  PrefetchLink,
  retryOf,
  skipToken,
  useParams,
  useRecordSeen,
  useSearchParams,
  useTranslation,
} from '@ensemble/mf-kit'
import { Suspense } from 'react'
import { EmptyState, ErrorState, LinkButton, Page, PageSkeleton } from '@ensemble/ui'
import { useMissionsGetQuery } from '../api/missions-api.ts'
import { Arrived, useArrivedTitle } from './arrived-title.tsx'
import { DetailsView } from './details-view.tsx'
import { useReachesPeople } from './use-reaches-people.ts'

// Most missions ask nothing, and most readers invite nobody.
const QuestionnairePage = lazyPart(() => import('./questionnaire/questionnaire-page.tsx'))
const InvitePage = lazyPart(() => import('./invite/invite-page.tsx'))

/** Another word may be the path of another call of the API: the answer would be no mission. */
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * /missions/:missionId: one mission, and the reader's part in it. What is begun on one, a window or a form, is never
 * carried to the next: the way back leads from one to another without a moment between them.
 */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { missionId = '' } = useParams()
  const [address] = useSearchParams()
  const arrive = useArrivedTitle()
  const reaches = useReachesPeople()
  const isId = idPattern.test(missionId)
  const query = useMissionsGetQuery(isId ? { params: { missionId } } : skipToken)
  const { currentData: mission, error, isError } = query
  useRecordSeen('mission_view', mission?.id)
  // An address that was never one is told as a mission that is gone, deleted a moment ago perhaps: both lead back.
  const gone = !isId || (isError && errorCode(error) === 'NOT_FOUND')
  if (mission?.questionnaire && !gone && address.has('questionnaire')) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <QuestionnairePage key={mission.id} />
        <Arrived view="questionnaire" arrive={arrive} />
      </Suspense>
    )
  }
  const invites = mission?.allowedActions.includes('add_participants') && reaches(mission)
  if (mission && invites && !gone && address.has('invite')) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <InvitePage key={mission.id} />
        <Arrived view="invite" arrive={arrive} />
      </Suspense>
    )
  }
  if (mission && !gone) {
    return (
      <>
        <DetailsView key={mission.id} mission={mission} />
        <Arrived view="mission" arrive={arrive} />
      </>
    )
  }
  return <Page>{isError || gone ? failure() : <PageSkeleton />}</Page>

  function failure() {
    const back = (
      <LinkButton component={PrefetchLink} to="/missions/browse">
        {t('details.browse')}
      </LinkButton>
    )
    if (gone) {
      return (
        <EmptyState headingLevel={1} title={t('details.notFound')} text={t('details.notFoundHint')} action={back} />
      )
    }
    return <ErrorState headingLevel={1} title={t('details.failed')} {...retryOf(query)} action={back} />
  }
}
