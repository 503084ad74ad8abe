import type { User } from '@ensemble/contracts/users/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Facts, FormSection } from '@ensemble/ui'
import { accountFacts } from '../facts/identity-facts.ts'
import { AvatarSection } from './sections/avatar-section.tsx'
import { ContactSection } from './sections/contact-section.tsx'
import { EmailSection } from './sections/email-section.tsx'
import { IdentitySection } from './sections/identity-section.tsx'
import { StaffSection } from './sections/staff-section.tsx'

/** Who somebody is, how to reach them, and their account. */
export function IdentityTab({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const facts = accountFacts(user, t, useDates())
  return (
    <div>
      <IdentitySection user={user} />
      {/* Who waits for the approval brings no files yet. */}
      {user.status === 'validated' ? <AvatarSection user={user} /> : null}
      <EmailSection user={user} />
      <ContactSection user={user} />
      {user.role === 'member' ? null : <StaffSection user={user} />}
      <FormSection title={t('profile.blocks.account')}>
        <Facts facts={facts.map((fact) => ({ ...fact, label: t(`fields.${fact.id}`) }))} />
      </FormSection>
    </div>
  )
}
