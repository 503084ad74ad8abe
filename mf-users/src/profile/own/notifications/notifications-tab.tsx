import type { User } from '@ensemble/contracts/users/http'
import { NotificationsSection } from './notifications-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'

/** What one is mailed, and what happened and concerns one. */
export function NotificationsTab({ user }: { user: User }) {
  return (
    <div>
      <PreferencesSection user={user} />
      <NotificationsSection />
    </div>
  )
}
