import type { User } from '@ensemble/contracts/users/http'
import { Link, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, Text, TextLink } from '@ensemble/ui'
import { useState } from 'react'
import { ConsentList } from '../../../telephone/consent-list.tsx'
import { ownTabs } from '../own-tabs.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { UsageSection } from '../sections/usage-section.tsx'
import { DownloadSection } from './download-section.tsx'

/** The rights over one's own data: a copy of it, and an end of it. */
export function DataTab({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const [asking, setAsking] = useState(false)
  return (
    <div>
      {user.status === 'validated' ? <DownloadSection /> : null}
      {user.status === 'validated' ? <UsageSection user={user} /> : null}
      {user.telephone ? (
        <FormSection title={t('telephone.ownTitle')} why={t('telephone.ownWhy')}>
          <ConsentList consents={user.telephone.consents} />
        </FormSection>
      ) : null}
      <FormSection
        title={t('own.sections.delete.title')}
        why={t('own.sections.delete.why')}
        actions={
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('own.delete.action')}
          </Button>
        }
      >
        {ownTabs(user).includes('commitment') ? (
          <Text>
            {t('own.delete.instead')}{' '}
            <TextLink alone component={Link} to="/users/me?tab=commitment#pause">
              {t('own.delete.rest')}
            </TextLink>
          </Text>
        ) : null}
      </FormSection>
      {asking ? <DeleteDialog user={user} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}
