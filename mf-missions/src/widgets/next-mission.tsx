import { errorMessage, PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Heading, ListSkeleton, Stack, TextLink } from '@ensemble/ui'
import { useMissionsMineQuery } from '../api/missions-api.ts'
import { mineInput } from '../registration/mine-input.ts'
import { ParticipationCard } from '../registration/participation-card.tsx'

/** On /home: the next mission that is certain, and the invitation and the survey that wait for an answer. Nothing at all when there is neither. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const { data, error, isError, isFetching, refetch } = useMissionsMineQuery(mineInput(user?.id), { skip: !user })
  const next = data?.items.find(({ bucket }) => bucket === 'upcoming')
  const invitation = data?.items.find(({ bucket }) => bucket === 'invitations')
  const survey = data?.items.find(({ surveyWaits, bucket }) => surveyWaits && bucket === 'past')
  const shown = [invitation, survey, next].flatMap((item) => item ?? [])
  if (data && shown.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="next-mission" sx={{ gap: '16px' }}>
      <Stack direction="row" sx={headStyles}>
        <Heading level={2} id="next-mission">
          {t(invitation || survey ? 'widgets.waiting' : 'widgets.next')}
        </Heading>
        <TextLink alone component={PrefetchLink} to="/my_missions">
          {t('widgets.allMine')}
        </TextLink>
      </Stack>
      {shown.map((participation) => (
        <ParticipationCard key={participation.mission.id} participation={participation} />
      ))}
      {data || isError ? null : <ListSkeleton rows={1} rowHeight={160} />}
      {isError && !data ? (
        <ErrorState
          headingLevel={3}
          title={t('myMissions.failed')}
          text={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
    </Stack>
  )
}

const headStyles = { flexWrap: 'wrap', gap: '8px 24px', alignItems: 'baseline', justifyContent: 'space-between' }
