import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { retryOf, Link, usePageName, useParams, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, LinkButton, Page, PageHeader, PageSkeleton, Text, TextSkeleton } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsGetQuery } from '../../api/missions-api.ts'
import { useMissionsOwnAnswersQuery } from '../../api/questionnaire-api.ts'
import { MissionTitle } from '../../cards/mission-title.tsx'
import { answersAtOnce } from '../../registration/answers-at-once.ts'
import { ConsentStep } from './consent-step.tsx'
import { OtherTool } from './other-tool.tsx'
import { SectionForm } from './section-form.tsx'
import { SentAnswers } from './sent-answers.tsx'
import { UnsentAnswers } from './unsent-answers.tsx'

/** The questionnaire of a study: the consent, its parts one after the other, and the thanks. */
export default function QuestionnairePage() {
  const { t } = useTranslation('mf-missions')
  const { missionId = '' } = useParams()
  const { currentData: mission } = useMissionsGetQuery({ params: { missionId } })
  usePageName(mission ? `${t('questionnaire.title')} – ${typeset(mission.title, 'fr')}` : null)
  if (!mission) return <PageSkeleton />
  return (
    <Page>
      <PageHeader
        back={{ label: t('questionnaire.back'), component: Link, to: `/missions/${mission.id}` }}
        title={<MissionTitle title={mission.title} />}
      />
      {mission.questionnaire?.kind === 'link' ? <OtherTool mission={mission} /> : <Answering mission={mission} />}
    </Page>
  )
}

function Answering({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const params = { missionId: mission.id }
  // Not asked for again under an open form when the line comes back: a failure would take its answers away with it.
  const [shown, setShown] = useState(false)
  const asked = useMissionsOwnAnswersQuery({ params }, { refetchOnReconnect: !shown })
  const { currentData: own, error, isError, isFetching, refetch } = asked
  const shows = own !== undefined && !isError
  if (shows !== shown) setShown(shows)
  // After sending, taking back and answers of another device the form begins anew, from what the server has.
  const [sitting, setSitting] = useState(0)
  if (isError) {
    return <ErrorState title={t('questionnaire.failed')} {...retryOf({ error, isFetching, refetch })} />
  }
  if (!own || !mission.questionnaire) return <TextSkeleton lines={4} />
  const anew = async () => {
    await refetch()
    setSitting((before) => before + 1)
  }
  const arrived = sitting > 0
  if (own.sentAt !== null) {
    return <SentAnswers mission={mission} answers={own.answers} arrived={arrived} onTakenBack={anew} />
  }
  if (!mission.myQuestionnaire?.mayAnswer && !answersAtOnce(mission)) {
    if (mission.myQuestionnaire?.mayTakeBack) return <UnsentAnswers mission={mission} answers={own.answers} />
    return (
      <>
        <Text>{t('questionnaire.notOpen')}</Text>
        <LinkButton component={Link} to={`/missions/${mission.id}`}>
          {t('questionnaire.back')}
        </LinkButton>
      </>
    )
  }
  if (own.consentedAt === null) return <ConsentStep mission={mission} arrived={arrived} onBegun={anew} />
  return <SectionForm key={sitting} mission={mission} own={own} arrived={arrived} onSent={anew} onElsewhere={anew} />
}
