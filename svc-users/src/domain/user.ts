import type {
  Gender,
  IdentityProvider,
  Language,
  OrganisationPosition,
  ProfileType,
  Role,
  StructureDomain,
  TutorialStatus,
  UserStatus,
  VolunteerKind,
} from '@ensemble/contracts/enumerations'
import type { MailList } from '@ensemble/contracts/users/mail-lists'
import type { Engagement } from '@ensemble/contracts/users/engagement'
import { dayInParis } from './days.ts'
import type { Standing } from './volunteer-standing.ts'

/** Who somebody is. Erased at deletion, hence the nulls. */
export interface Identity {
  email: string | null
  firstName: string
  lastName: string
  gender: Gender
  /** YYYY-MM-DD */
  birthDate: string | null
  phone: string | null
  postalCode: string | null
  city: string | null
  departmentCode: string | null
  language: Language
}

/** What a person adds to their identity once they are in. */
export interface Portrait {
  /** Of a picture in the storage. */
  avatarKey: string | null
}

interface Account {
  role: Role
  status: UserStatus
  statusReason: string | null
  /** Day on which a suspension ends by itself, YYYY-MM-DD. */
  suspendedUntil: string | null
  statusChangedAt: Date
  /** null: the system, or the person at sign-up. */
  statusChangedBy: string | null
  identityProvider: IdentityProvider
  emailVerifiedAt: Date | null
  approvedAt: Date | null
  approvedBy: string | null
  /** Who invited the person, and until when they may answer; null for who asked for the account. */
  invitedBy: string | null
  invitationSentAt: Date | null
  invitationExpiresAt: Date | null
  /** What the inviter wrote, for each time that the mail is sent; null once it is answered. */
  invitationMessage: string | null
  lastLoginAt: Date | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
  /** When a team opened the account for somebody who called; null for who signed up, or was invited. */
  openedByTelephoneAt: Date | null
  /** When its owner took it over, with an address of their own. */
  claimedAt: Date | null
}

interface StaffPost {
  organisationPosition: OrganisationPosition | null
  organisationPositionOther: string | null
  headquartersService: StructureDomain | null
  publicContactEmail: string | null
}

export interface ConsentsGiven {
  termsVersion: string | null
  termsAt: Date | null
  charterVersion: string | null
  charterAt: Date | null
  coParticipantVisibility: boolean
  usageFigures: boolean
  newsletter: boolean
  digest: 'none' | 'weekly' | 'monthly'
  staffFrequency: 'realtime' | 'daily'
  /** Lists of mails that they have left. */
  stoppedMails: MailList[]
}

export interface User extends Identity, Portrait, Account, StaffPost, ConsentsGiven {
  id: string
  /** Rises with every change; events carry it, so that others keep the newest they saw. */
  version: number
  /** Rises when every session of the person must end: tokens carry it. */
  sessionVersion: number
  profileType: ProfileType | null
  /** When they last said so, or passed the question; null: at sign-up. */
  situationSaidAt: Date | null
  /** What a member says they are trained for. */
  volunteerKinds: VolunteerKind[]
  /** The same kinds, with what the staff say of each. */
  volunteerStandings: Standing[]
  engagement: Engagement | null
  /** Whose deliveries they may look at. */
  deliveryAreas: string[]
  tutorialStatus: TutorialStatus
  tutorialStep: number
}

export function displayName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

export function isStaff({ role }: Pick<User, 'role'>): boolean {
  return role !== 'member'
}

/** Whether somebody may be written to at all. */
export function isWritable({ status, email }: Pick<User, 'status' | 'email'>): boolean {
  return status === 'validated' && email !== null
}

/** Whether somebody hears of what concerns them: by mail, or by telephone where they have no address. */
export function isReachable({ status }: Pick<User, 'status'>): boolean {
  return status === 'validated'
}

/** Whether somebody is on pause on that day: until a day, or until they say otherwise. */
export function isPaused({ engagement }: Pick<User, 'engagement'>, now: Date): boolean {
  const pause = engagement?.pause ?? null
  return pause !== null && (pause.until === null || pause.until >= dayInParis(now))
}

/** Where somebody of the staff finds the accounts that wait for them. */
export function approvalPageOf({ role }: Pick<User, 'role'>): '/my_department' | '/user_management' {
  return role === 'referent' ? '/my_department' : '/user_management'
}
