import type { User } from '@ensemble/contracts/users/http'
import { consentPurposes } from '@ensemble/contracts/users/consent-texts'
import { useTranslation } from '@ensemble/mf-kit'
import { FormSection, Stack } from '@ensemble/ui'
import { ConsentCard } from './consent-card.tsx'
import { consentState } from './consent-state.ts'

/** What somebody agrees to, each purpose apart; the first comes before the others. */
export function ConsentsSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const first = consentState(user.consents, 'health')
  const shown = consentPurposes.filter((purpose) => purpose === 'health' || first === 'given')
  return (
    <FormSection
      title={t('own.sections.consents.title')}
      why={t('own.sections.consents.why')}
      whoSees={t('own.sections.consents.whoSees')}
    >
      <Stack sx={{ gap: '16px' }}>
        {shown.map((purpose) => (
          <ConsentCard key={purpose} purpose={purpose} consents={user.consents} />
        ))}
      </Stack>
    </FormSection>
  )
}
