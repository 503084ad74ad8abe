import type { User } from '@ensemble/contracts/users/http'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { FormSection, LinkButton, Text } from '@ensemble/ui'
import { DevicesSection } from './devices-section.tsx'

/** What keeps others out: the password, and where one is signed in. */
export function SecurityTab({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const ofLeague = user.identityProvider === 'azure'
  return (
    <div>
      <FormSection
        title={t('own.sections.password.title')}
        why={t('own.sections.password.why')}
        actions={
          ofLeague ? null : (
            <LinkButton variant="secondary" component={PrefetchLink} to="/change_password">
              {t('profile.changePassword')}
            </LinkButton>
          )
        }
      >
        <Text>{t(ofLeague ? 'own.security.ofLeague' : 'own.security.password')}</Text>
      </FormSection>
      <DevicesSection />
    </div>
  )
}
