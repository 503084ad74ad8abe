import { agreesToTexts } from '@ensemble/contracts/users/agrees-to-texts'
import { PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, IconButton, LinkButton, Stack, token, XIcon } from '@ensemble/ui'
import { focusPage } from '../../platform/focus-page.ts'
import { useTour } from '../../tour/use-tour.ts'

/**
 * What only the person can begin, a line each: reading what they agreed to and has changed since, the guided tour, and
 * the profile that missions are suggested by. Nothing once all are done.
 */
export function OwnTasks() {
  const { t } = useTranslation()
  const { user } = useSession()
  const tour = useTour()
  const toured = !tour || tour.shown || tour.status === 'completed' || tour.status === 'skipped'
  const known = user?.role !== 'member' || !user.engagement || user.engagement.interestDomains.length > 0
  const agreed = !user?.consents || agreesToTexts(user.consents)
  if (!user || (agreed && toured && known)) return null
  function skip() {
    tour?.skip()
    // Its button goes with the answer.
    focusPage()
  }
  return (
    <Stack component="ul" role="list" aria-label={t('home.tasks')} sx={{ listStyle: 'none', padding: 0, gap: '8px' }}>
      {agreed ? null : (
        <Stack component="li" direction="row" sx={line}>
          <LinkButton variant="quiet" component={PrefetchLink} to="/notices/charter">
            {t('home.textsAction')}
          </LinkButton>
        </Stack>
      )}
      {toured ? null : (
        <Stack component="li" direction="row" sx={line}>
          <Button variant="quiet" onClick={tour.resume}>
            {tour.status === 'in_progress'
              ? t('tour.resume', { step: tour.index + 1, count: tour.steps.length })
              : t('tour.start')}
          </Button>
          <IconButton label={t('tour.skip')} icon={<XIcon size={20} />} onClick={skip} />
        </Stack>
      )}
      {known ? null : (
        <Stack component="li" direction="row" sx={line}>
          <LinkButton variant="quiet" component={PrefetchLink} to={`/users/${user.id}?tab=commitment`}>
            {t('home.profileAction')}
          </LinkButton>
        </Stack>
      )}
    </Stack>
  )
}

const line = {
  justifyContent: 'space-between',
  alignItems: 'center',
  borderRadius: token('radius-card'),
  border: `1px solid ${token('line')}`,
  background: token('surface'),
  padding: '2px 4px',
}
