import type { User } from '@ensemble/contracts/users/http'
import { usePageName, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { Chip, Page, PageHeader, type SectionItem, Sections } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersGetQuery } from '../../api/users-api.ts'
import { Portrait } from '../facts/portrait.tsx'
import { UserStatusChip } from '../../texts/user-status-chip.tsx'
import { CommitmentTab } from './commitment-tab.tsx'
import { DataTab } from './data/data-tab.tsx'
import { HealthTab } from './health/health-tab.tsx'
import { IdentityTab } from './identity-tab.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { NotificationsTab } from './notifications/notifications-tab.tsx'
import { ownTabs, type OwnTab } from './own-tabs.ts'
import { SecurityTab } from './security/security-tab.tsx'
import { type UnsavedPart, UnsavedParts } from './unsaved.ts'
import { useArrival } from './use-arrival.ts'
import { WorkTab } from './work-tab.tsx'

/** One's own profile: every part explained and skippable; what is changed saves itself. */
export function OwnProfile({ user: first }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const [search, setSearch] = useSearchParams()
  const { currentData: user = first } = useUsersGetQuery({ params: { userId: 'me' } })
  const [parts] = useState(() => new Set<UnsavedPart>())
  useArrival()
  const tabs = ownTabs(user)
  const chosen = tabs.find((tab) => tab === search.get('tab')) ?? null
  const shown = chosen ?? 'profile'
  usePageName(chosen && t(`own.tab.${chosen}`))
  const contents: Record<OwnTab, () => SectionItem<OwnTab>['content']> = {
    profile: () => <IdentityTab user={user} />,
    commitment: () => <CommitmentTab user={user} />,
    work: () => <WorkTab user={user} />,
    health: () => <HealthTab user={user} />,
    notifications: () => <NotificationsTab user={user} />,
    security: () => <SecurityTab user={user} />,
    data: () => <DataTab user={user} />,
  }
  return (
    <Page>
      <PageHeader
        title={user.displayName}
        mark={user.avatarKey ? <Portrait user={user} /> : null}
        // Answers about health wait for a button (decision 120).
        sentence={t(tabs.includes('health') ? 'own.sentenceWithHealth' : 'own.sentence')}
        chips={
          <>
            {user.role ? <Chip label={t(`roles.${user.role}`)} /> : null}
            {user.status ? <UserStatusChip status={user.status} /> : null}
          </>
        }
      />
      <UnsavedParts value={parts}>
        <Sections
          label={t('own.tabs')}
          value={chosen}
          // The way back leads from a section of a phone to the list.
          onChange={(tab) => setSearch(tab === null ? {} : { tab }, { replace: chosen !== null })}
          items={tabs.map((id) => ({
            id,
            label: t(`own.tab.${id}`),
            hint: t(`own.tabHint.${id}`),
            content: id === shown ? contents[id]() : null,
          }))}
        />
      </UnsavedParts>
      <LeaveGuard parts={parts} />
    </Page>
  )
}
