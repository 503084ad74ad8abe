import { type User } from '@ensemble/contracts/users/http'
import { type TFunction, type useDates } from '@ensemble/mf-kit'
import { known, type ProfileFact } from './profile-fact.ts'

/** What somebody offers: member type, interests, skills, availability. */
export function commitmentFacts(user: User, t: TFunction, dates: ReturnType<typeof useDates>): ProfileFact[] {
  const words = (group: string, values: readonly string[] = []) =>
    values.map((value) => t(`${group}.${value}`)).join(', ')
  const { profileType, volunteerKinds, engagement } = user
  return known({
    profileType: profileType && t(`profileTypes.${profileType}`),
    volunteerKinds: words('volunteerKinds', volunteerKinds),
    interestDomains: words('interestDomains', engagement?.interestDomains),
    preferredMissionTypes: words('missionTypes', engagement?.preferredMissionTypes),
    preferredModes: words('modes', engagement?.preferredModes),
    skills: [words('skills', engagement?.skills), engagement?.skillsOther].filter(Boolean).join(' – '),
    slots: words('slots', engagement?.availability.slots),
    frequency: engagement?.availability.frequency && t(`frequencies.${engagement.availability.frequency}`),
    note: engagement?.availability.note,
    // Why, and who asked, is nobody's business: a team reads that the person is not available (decisions.md §11.1).
    pause:
      engagement?.pause &&
      (engagement.pause.until
        ? t('profile.pausedUntil', { day: dates.day(engagement.pause.until) })
        : t('profile.paused')),
  })
}
