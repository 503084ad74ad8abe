import type { Mission } from '@ensemble/contracts/missions/http'
import { retryOf, skipToken, useTranslation } from '@ensemble/mf-kit'
import { Button, EmptyState, ErrorState, ListSkeleton, SendIcon, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsSurveyResultsQuery } from '../../api/management-api.ts'
import { SurveyDialog } from './survey-dialog.tsx'
import { SurveyResults } from './survey-results.tsx'

/** Sends of one mission. */
const mostSends = 3

const nothingSent = { sends: [], recipients: 0 }

/** What participants were asked after the mission, and what they answered. */
export function SurveyTab({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [sending, setSending] = useState(false)
  const sees = mission.allowedActions.includes('see_survey_results')
  const {
    currentData: results,
    error,
    isError,
    isFetching,
    refetch,
  } = useMissionsSurveyResultsQuery(sees ? { params: { missionId: mission.id } } : skipToken)
  const [isOver] = useState(() => mission.endAt !== null && Date.parse(mission.endAt) < Date.now())
  const left = mostSends - (results?.sends.length ?? 0)
  const button =
    mission.allowedActions.includes('send_survey') && left > 0 ? (
      <Button icon={<SendIcon />} aria-haspopup="dialog" onClick={() => setSending(true)}>
        {t('surveys.open')}
      </Button>
    ) : null
  return (
    <Stack sx={{ gap: '24px' }}>
      {content()}
      {sending ? (
        <SurveyDialog mission={mission} before={results ?? nothingSent} onClose={() => setSending(false)} />
      ) : null}
    </Stack>
  )

  function content() {
    const isForNobody = isOver && mission.counters?.validatedCount === 0
    // What was sent while somebody had a place is read all the same.
    if (isForNobody && (!sees || results?.sends.length === 0)) {
      return <EmptyState title={t('surveys.nobody')} text={t('surveys.nobodyHint')} />
    }
    if (!sees) return <EmptyState title={t('surveys.notYet')} text={t('surveys.notYetHint')} />
    if (isError && !results) {
      return <ErrorState title={t('surveys.failed')} {...retryOf({ error, isFetching, refetch })} />
    }
    if (!results) return <ListSkeleton rows={3} rowHeight={96} />
    if (results.sends.length === 0) {
      return <EmptyState title={t('surveys.none')} text={t('surveys.noneHint')} action={button} />
    }
    return (
      <>
        <div>{button ?? <Text>{t('surveys.noMore')}</Text>}</div>
        <SurveyResults results={results} />
      </>
    )
  }
}
