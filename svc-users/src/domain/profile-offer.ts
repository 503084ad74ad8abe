import type { FieldCode } from '@ensemble/contracts/errors'
import type { ProfileType, VolunteerKind } from '@ensemble/contracts/enumerations'
import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import type { Engagement, EngagementEdit, SavedSearch } from '@ensemble/contracts/users/engagement'
import { refuse } from '@ensemble/service-kit/refusal'
import { dayInParis } from './days.ts'
import type { ConsentsGiven, User } from './user.ts'
import { declare } from './volunteer-standing.ts'

/** What a member offers and wishes, each as far as it changes. */
export interface OfferEdit {
  member?: { profileType?: ProfileType; situationSaid?: true; volunteerKinds?: VolunteerKind[] }
  engagement?: EngagementEdit
  preferences?: Partial<
    Pick<
      ConsentsGiven,
      | 'termsVersion'
      | 'charterVersion'
      | 'coParticipantVisibility'
      | 'usageFigures'
      | 'newsletter'
      | 'digest'
      | 'staffFrequency'
      | 'stoppedMails'
    >
  >
}

/** What a person offers who has not been asked yet. */
export const noEngagement: Engagement = {
  interestDomains: [],
  preferredMissionTypes: [],
  preferredModes: [],
  skills: [],
  skillsOther: null,
  availability: { slots: [], frequency: null, note: null },
  pause: null,
  favouriteMissionIds: [],
  savedSearches: [],
}

/** Somebody may rest for a year at a time. */
const longestPauseMs = 366 * 24 * 3600 * 1000

/**
 * The parts of the account that an offer changes.
 * @throws Refusal VALIDATION_FAILED, each field named as `engagement.<field>`, `consents.<field>` or `member.profileType`
 */
export function editOffer(user: User, { member, engagement, preferences }: OfferEdit, now: Date): Partial<User> {
  if (member?.profileType !== undefined && user.role !== 'member') {
    refuse('VALIDATION_FAILED', { fields: { 'member.profileType': ['NOT_IN_LIST'] } })
  }
  const { situationSaid, ...told } = member ?? {}
  return {
    ...told,
    ...((situationSaid ?? told.profileType) && { situationSaidAt: now }),
    ...(member?.volunteerKinds && { volunteerStandings: declare(user.volunteerStandings, member.volunteerKinds, now) }),
    ...(preferences && agreeing(preferences, now)),
    ...(engagement && { engagement: editEngagement(user.engagement ?? noEngagement, engagement, now) }),
  }
}

/** Terms and charter are agreed to now, and in the words of today alone: nobody has read any others on the screen. */
function agreeing(preferences: NonNullable<OfferEdit['preferences']>, now: Date): Partial<ConsentsGiven> {
  const { termsVersion, charterVersion } = preferences
  const faults: Record<string, FieldCode[]> = {}
  if (termsVersion !== undefined && termsVersion !== consentVersions.terms)
    faults['consents.termsVersion'] = ['NOT_IN_LIST']
  if (charterVersion !== undefined && charterVersion !== consentVersions.charter)
    faults['consents.charterVersion'] = ['NOT_IN_LIST']
  if (Object.keys(faults).length > 0) refuse('VALIDATION_FAILED', { fields: faults })
  return {
    ...preferences,
    ...(termsVersion !== undefined && { termsAt: now }),
    ...(charterVersion !== undefined && { charterAt: now }),
  }
}

function editEngagement(before: Engagement, edit: EngagementEdit, now: Date): Engagement {
  const after = { ...before, ...edit }
  const skillsOther = after.skillsOther?.trim() || null
  const faults: Record<string, FieldCode[]> = {}
  if (edit.interestDomains?.length === 0) faults['engagement.interestDomains'] = ['REQUIRED']
  if (skillsOther !== null && !after.skills.includes('other')) faults['engagement.skillsOther'] = ['NOT_IN_LIST']
  const until = edit.pause?.until ?? null
  if (until !== null && !isPausable(until, now)) faults['engagement.pause'] = ['INVALID_DATE']
  if (edit.savedSearches?.some(tellsOfHealth)) faults['engagement.savedSearches'] = ['NOT_IN_LIST']
  if (Object.keys(faults).length > 0) refuse('VALIDATION_FAILED', { fields: faults })
  return { ...after, skillsOther }
}

function isPausable(day: string, now: Date): boolean {
  return day >= dayInParis(now) && day <= dayInParis(new Date(now.getTime() + longestPauseMs))
}

/** Filters that never stand in an address must not be kept beside it either. */
const closedFilters = ['cancerTypes', 'targetCancerTypes', 'targetTreatmentStages', 'profileType', 'targetProfileTypes']

function tellsOfHealth({ query }: SavedSearch): boolean {
  return closedFilters.some((field) => decodedOf(query).includes(field))
}

function decodedOf(query: string): string {
  try {
    return decodeURIComponent(query)
  } catch {
    return query
  }
}
