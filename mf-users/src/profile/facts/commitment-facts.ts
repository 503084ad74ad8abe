import type { User } from '@ensemble/contracts/users/http'
import type { TFunction, useDates } from '@ensemble/mf-kit'
import { known, type ProfileFact } from './profile-fact.ts'

/** What somebody offers: member type, interests, skills, availability. */
export function commitmentFacts(
  user: User,
  t: TFunction<'mf-users'>,
  dates: ReturnType<typeof useDates>,
): ProfileFact[] {
  const { profileType, volunteerKinds, engagement } = user
  const { interestDomains, preferredMissionTypes, preferredModes, skills, skillsOther, availability, pause } =
    engagement ?? {}
  const skillNames = words(skills, (value) => t(`skills.${value}`))
  return known([
    ['profileType', profileType && t(`profileTypes.${profileType}`)],
    ['volunteerKinds', words(volunteerKinds, (value) => t(`volunteerKinds.${value}`))],
    ['interestDomains', words(interestDomains, (value) => t(`interestDomains.${value}`))],
    ['preferredMissionTypes', words(preferredMissionTypes, (value) => t(`missionTypes.${value}`))],
    ['preferredModes', words(preferredModes, (value) => t(`modes.${value}`))],
    ['skills', [skillNames, skillsOther].filter(Boolean).join(' – ')],
    ['slots', words(availability?.slots, (value) => t(`slots.${value}`))],
    ['frequency', availability?.frequency && t(`frequencies.${availability.frequency}`)],
    ['note', availability?.note],
    // Why, and who asked, is nobody's business: a team reads that the person is not available.
    ['pause', pause && (pause.until ? t('profile.pausedUntil', { day: dates.day(pause.until) }) : t('profile.paused'))],
  ])
}

function words<Value>(values: readonly Value[] = [], nameOf: (value: Value) => string): string {
  return values.map(nameOf).join(', ')
}
