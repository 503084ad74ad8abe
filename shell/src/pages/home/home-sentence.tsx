import { PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { TextLink } from '@ensemble/ui'
import { mayOpen } from '../../guards/route-access.ts'
import { useServices } from '../../platform/services.ts'
import { ownPause, ownProfile } from '../../top-bar/own-pages.ts'

/**
 * What the page is for and, in the same lines, the way of a member to a break: one press from the top, before all that
 * may tire, and what waits below stays where it was (decision 282).
 */
export function HomeSentence() {
  const { t } = useTranslation()
  const { registry } = useServices()
  const { user, role } = useSession()
  if (role !== 'member' || !mayOpen(registry, ownProfile, role)) return t('home.sentence')
  return (
    <>
      {t('home.sentence')}{' '}
      <TextLink alone component={PrefetchLink} to={ownPause}>
        {t(user?.engagement?.pause ? 'home.pausing' : 'home.pause')}
      </TextLink>
    </>
  )
}
