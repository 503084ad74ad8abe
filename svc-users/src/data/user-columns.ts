import type { User } from '../domain/user.ts'

/** Column of each property of a user: reads and writes are made from this one table. */
const userColumns = {
  id: 'id',
  version: 'version',
  sessionVersion: 'session_version',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  gender: 'gender',
  birthDate: 'birth_date',
  phone: 'phone',
  postalCode: 'postal_code',
  city: 'city',
  departmentCode: 'department_code',
  language: 'language',
  avatarKey: 'avatar_key',
  role: 'role',
  status: 'status',
  statusReason: 'status_reason',
  suspendedUntil: 'suspended_until',
  statusChangedAt: 'status_changed_at',
  statusChangedBy: 'status_changed_by',
  identityProvider: 'identity_provider',
  emailVerifiedAt: 'email_verified_at',
  approvedAt: 'approved_at',
  approvedBy: 'approved_by',
  invitedBy: 'invited_by',
  invitationSentAt: 'invitation_sent_at',
  invitationExpiresAt: 'invitation_expires_at',
  lastLoginAt: 'last_login_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  deletedAt: 'deleted_at',
  organisationPosition: 'organisation_position',
  organisationPositionOther: 'organisation_position_other',
  headquartersService: 'headquarters_service',
  publicContactEmail: 'public_contact_email',
  termsVersion: 'terms_version',
  termsAt: 'terms_at',
  charterVersion: 'charter_version',
  charterAt: 'charter_at',
  coParticipantVisibility: 'co_participant_visibility',
  newsletter: 'newsletter',
  digest: 'digest',
  staffFrequency: 'staff_frequency',
  profileType: 'profile_type',
  volunteerKinds: 'volunteer_kinds',
  engagement: 'engagement',
  tutorialStatus: 'tutorial_status',
  tutorialStep: 'tutorial_step',
} as const satisfies Record<keyof User, string>

export const selectUser = Object.entries(userColumns)
  .map(([property, column]) => `${column} as "${property}"`)
  .join(', ')

const columns = Object.values(userColumns)
const placeholders = columns.map((_, index) => `$${index + 1}`)

export const insertUser = `insert into users (${columns.join(', ')}) values (${placeholders.join(', ')})`

/** Writes all of a user, if its row is still one version behind. The id is $1 and the version $2. */
export const updateUser = `update users set ${columns
  .map((column, index) => `${column} = ${placeholders[index] ?? ''}`)
  .slice(1)
  .join(', ')} where id = $1 and version = $2 - 1`

/** Values in the order of the columns; objects travel as JSON. */
export function valuesOf(user: User): unknown[] {
  return Object.entries({ ...userColumns, ...user })
    .filter(([property]) => property in userColumns)
    .map(([property, value]) => (property === 'engagement' && value !== null ? JSON.stringify(value) : value))
}
