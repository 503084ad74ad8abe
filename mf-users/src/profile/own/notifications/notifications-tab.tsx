import type { User } from '@ensemble/contracts/users/http'
import { CalendarSection } from './calendar-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'

/** What one is mailed, what one's own calendar follows, and what happened and concerns one. */
export function NotificationsTab({ user }: { user: User }) {
  return (
    <div>
      <PreferencesSection user={user} />
      <CalendarSection />
      <NotificationsSection />
    </div>
  )
}
