import type { User } from '@ensemble/contracts/users/http'
import { AvailabilitySection } from './sections/availability-section.tsx'
import { InterestsSection } from './sections/interests-section.tsx'
import { PauseSection } from './sections/pause-section.tsx'
import { SavedSearchesSection } from './sections/saved-searches-section.tsx'
import { SituationSection } from './sections/situation-section.tsx'
import { VisibilitySection } from './sections/visibility-section.tsx'

/** What somebody offers and wishes, and whether they rest. */
export function CommitmentTab({ user }: { user: User }) {
  return (
    <div>
      <PauseSection user={user} />
      {user.role === 'member' ? <SituationSection user={user} /> : null}
      <InterestsSection user={user} />
      <AvailabilitySection user={user} />
      <SavedSearchesSection />
      <VisibilitySection user={user} />
    </div>
  )
}
