import type { User } from '@ensemble/contracts/users/http'
import { CalendarSection } from './calendar-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'

/** What happened and concerns one, what one is mailed, and what one's own calendar follows. */
export function NotificationsTab({ user }: { user: User }) {
  return (
    <div>
      <NotificationsSection />
      <PreferencesSection user={user} />
      <CalendarSection />
    </div>
  )
}
