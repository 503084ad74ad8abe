import type { FieldCode } from '@ensemble/contracts/errors'
import type { ProfileType, VolunteerKind } from '@ensemble/contracts/enumerations'
import type { Engagement } from '@ensemble/contracts/users/http'
import { refuse } from '@ensemble/service-kit/refusal'
import { dayInParis } from './days.ts'
import type { ConsentsGiven, User } from './user.ts'

/** What a member offers and wishes, each as far as it changes (decisions.md §1, Member type, Engagement, Consents). */
export interface OfferEdit {
  member?: { profileType?: ProfileType; volunteerKinds?: VolunteerKind[] }
  engagement?: Partial<Engagement>
  preferences?: Partial<Pick<ConsentsGiven, 'coParticipantVisibility' | 'newsletter' | 'digest' | 'staffFrequency'>>
}

const noEngagement: Engagement = {
  interestDomains: [],
  preferredMissionTypes: [],
  preferredModes: [],
  skills: [],
  skillsOther: null,
  availability: { slots: [], frequency: null, note: null },
  pausedUntil: null,
  favouriteMissionIds: [],
}

/** Somebody may rest for a year at a time. */
const longestPauseMs = 366 * 24 * 3600 * 1000

/**
 * The parts of the account that an offer changes.
 * @throws Refusal VALIDATION_FAILED, each field named as `engagement.<field>` or `member.profileType`
 */
export function editOffer(user: User, { member, engagement, preferences }: OfferEdit, now: Date): Partial<User> {
  if (member?.profileType !== undefined && user.role !== 'member') {
    refuse('VALIDATION_FAILED', { fields: { 'member.profileType': ['NOT_IN_LIST'] } })
  }
  return {
    ...member,
    ...preferences,
    ...(engagement && { engagement: editEngagement(user.engagement ?? noEngagement, engagement, now) }),
  }
}

function editEngagement(before: Engagement, edit: Partial<Engagement>, now: Date): Engagement {
  const after = { ...before, ...edit }
  const skillsOther = after.skillsOther?.trim() || null
  const faults: Record<string, FieldCode[]> = {}
  if (edit.interestDomains?.length === 0) faults['engagement.interestDomains'] = ['REQUIRED']
  if (skillsOther !== null && !after.skills.includes('other')) faults['engagement.skillsOther'] = ['NOT_IN_LIST']
  if (edit.pausedUntil && !isPausable(edit.pausedUntil, now)) faults['engagement.pausedUntil'] = ['INVALID_DATE']
  if (Object.keys(faults).length > 0) refuse('VALIDATION_FAILED', { fields: faults })
  return { ...after, skillsOther }
}

function isPausable(day: string, now: Date): boolean {
  return day >= dayInParis(now) && day <= dayInParis(new Date(now.getTime() + longestPauseMs))
}
