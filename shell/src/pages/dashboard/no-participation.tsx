import { PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, LinkButton } from '@ensemble/ui'
import { mayOpen } from '../../guards/route-access.ts'
import { useServices } from '../../platform/services.ts'

const browsePath = '/missions/browse'

/** Nothing to count yet, and where to begin. */
export function NoParticipation() {
  const { t } = useTranslation()
  const { registry } = useServices()
  const { role } = useSession()
  return (
    <EmptyState
      headingLevel={3}
      title={t('dashboard.none')}
      text={t('dashboard.noneText')}
      action={
        role && mayOpen(registry, browsePath, role) ? (
          <LinkButton component={PrefetchLink} to={browsePath}>
            {t('home.browse')}
          </LinkButton>
        ) : null
      }
    />
  )
}
