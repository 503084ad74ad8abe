import type { User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Notice } from '@ensemble/ui'
import { ConsentsSection } from './consents-section.tsx'
import { consentState } from './consent-state.ts'
import { ComorbiditiesSection } from './comorbidities-section.tsx'
import { NeedsSection } from './needs-section.tsx'
import { IllnessSection } from './illness-section.tsx'
import { ReadsSection } from './reads-section.tsx'
import { RelationSection } from './relation-section.tsx'
import { SharesSection } from './shares-section.tsx'

/** Health: the consent first, then the questions, each part on its own, with whom they are shared and who read them. */
export function HealthTab({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const { health, consents } = user
  const may = consentState(consents, 'health') === 'given'
  return (
    <div>
      <ConsentsSection user={user} />
      {may && !health ? <Notice severity="warning">{t('own.closed')}</Notice> : null}
      {may && user.needs ? <NeedsSection needs={user.needs} /> : null}
      {may && health ? (
        <>
          <RelationSection user={user} health={health} />
          {health.relationsToIllness.length > 0 ? <IllnessSection health={health} /> : null}
          {health.relationsToIllness.length > 0 && consentState(consents, 'comorbidities') === 'given' ? (
            <ComorbiditiesSection health={health} />
          ) : null}
        </>
      ) : null}
      <SharesSection userId={user.id} />
      <ReadsSection userId={user.id} />
    </div>
  )
}
