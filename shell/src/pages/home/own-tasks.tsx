import { PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, CardGrid, Heading, LinkButton, Stack, Text } from '@ensemble/ui'
import { useTour } from '../../tour/use-tour.ts'

/** What only the person can begin: the guided tour, and the profile that missions are suggested by. Nothing once both are done. */
export function OwnTasks() {
  const { t } = useTranslation()
  const { user } = useSession()
  const tour = useTour()
  const toured = !tour || tour.shown || tour.status === 'completed' || tour.status === 'skipped'
  const known = user?.role !== 'member' || !user.engagement || user.engagement.interestDomains.length > 0
  if (!user || (toured && known)) return null
  return (
    <Stack component="section" aria-labelledby="own-tasks" sx={{ gap: '16px' }}>
      <Heading level={2} id="own-tasks">
        {t('home.tasks')}
      </Heading>
      <CardGrid label={t('home.tasks')} minWidth={320}>
        {toured ? null : (
          <Card>
            <Heading level={3} size="s">
              {t(tour.status === 'in_progress' ? 'tour.resumeTitle' : 'tour.startTitle')}
            </Heading>
            <Text>
              {tour.status === 'in_progress'
                ? t('tour.resumeText', { step: tour.index + 1, count: tour.steps.length })
                : t('tour.startText')}
            </Text>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
              <Button variant="secondary" onClick={tour.resume}>
                {t(tour.status === 'in_progress' ? 'tour.resume' : 'tour.start')}
              </Button>
              <Button variant="quiet" onClick={tour.skip}>
                {t('tour.skip')}
              </Button>
            </Stack>
          </Card>
        )}
        {known ? null : (
          <Card>
            <Heading level={3} size="s">
              {t('home.profileTitle')}
            </Heading>
            <Text>{t('home.profileText')}</Text>
            <div>
              <LinkButton variant="secondary" component={PrefetchLink} to={`/users/${user.id}?tab=commitment`}>
                {t('home.profileAction')}
              </LinkButton>
            </div>
          </Card>
        )}
      </CardGrid>
    </Stack>
  )
}
