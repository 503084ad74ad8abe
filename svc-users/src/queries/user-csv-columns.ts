import type { ParticipantContact, UserRow } from '@ensemble/contracts/users/http'
import { type FileColumn, idColumn } from '@ensemble/service-kit/lists/csv'
import { wordsOf } from '@ensemble/contracts/words/word-of'

/** An account in a file, with what the list does not show. */
export type UserFileRow = UserRow &
  Pick<ParticipantContact, 'phone'> & {
    /** Whether they asked for the newsletter; null to who sends none. */
    newsletter: boolean | null
  }

/** Who takes part in a mission, in a file that is put beside that of the mission. */
export type ContactFileRow = ParticipantContact & Pick<UserRow, 'firstName' | 'lastName'>

type Reached = Pick<ContactFileRow, 'firstName' | 'lastName' | 'email' | 'phone'> & Partial<Pick<UserRow, 'awaits'>>

/**
 * How people are called and reached: the first columns of each file about people. Who has not answered an invitation has
 * given no name yet, and what stands for it is the same for all of them.
 */
const reached: readonly FileColumn<Reached>[] = [
  {
    names: { fr: 'Prénom', en: 'First name' },
    value: ({ firstName, awaits }) => (awaits === 'invitation' ? '' : firstName),
  },
  { names: { fr: 'Nom', en: 'Last name' }, value: ({ lastName, awaits }) => (awaits === 'invitation' ? '' : lastName) },
  { names: { fr: 'E-mail', en: 'Email' }, value: ({ email }) => email },
  { names: { fr: 'Téléphone', en: 'Phone' }, value: ({ phone }) => phone, as: 'phone' },
]

const profile: FileColumn<Pick<UserRow, 'profileType'>> = {
  names: { fr: 'Profil', en: 'Profile' },
  value: ({ profileType }) => profileType,
  as: wordsOf('profileTypes'),
}

export const userCsvColumns: readonly FileColumn<UserFileRow>[] = [
  ...reached,
  { names: { fr: 'Rôle', en: 'Role' }, value: ({ role }) => role, as: wordsOf('roles') },
  { names: { fr: 'État', en: 'Status' }, value: ({ status }) => status, as: wordsOf('userStatuses') },
  { names: { fr: 'Attend', en: 'Waiting for' }, value: ({ awaits }) => awaits, as: wordsOf('awaitedSteps') },
  {
    names: { fr: 'Compte par téléphone', en: 'Phone account' },
    value: ({ byTelephone }) => byTelephone ?? false,
  },
  profile,
  { names: { fr: 'Département', en: 'Department' }, value: ({ departmentCode }) => departmentCode, as: 'department' },
  { names: { fr: 'Inscription', en: 'Signed up' }, value: ({ createdAt }) => createdAt, as: 'instant' },
  { names: { fr: 'Dernière visite', en: 'Last visit' }, value: ({ lastLoginAt }) => lastLoginAt, as: 'instant' },
  { names: { fr: 'Missions', en: 'Missions' }, value: ({ participationCount }) => participationCount },
  {
    names: { fr: 'Invitation envoyée le', en: 'Invited on' },
    value: ({ invitationSentAt }) => invitationSentAt,
    as: 'instant',
  },
  {
    names: { fr: 'Invitation jusqu’au', en: 'Invitation until' },
    value: ({ invitationExpiresAt }) => invitationExpiresAt,
    as: 'instant',
  },
  idColumn(),
]

/** The same for admins: the league's newsletter goes to who asked for it, and to nobody else. */
export const adminCsvColumns: readonly FileColumn<UserFileRow>[] = [
  ...userCsvColumns.slice(0, -1),
  {
    names: { fr: 'Souhaite la lettre d’information', en: 'Wants the newsletter' },
    value: ({ newsletter }) => newsletter,
  },
  idColumn(),
]

export const contactCsvColumns: readonly FileColumn<ContactFileRow>[] = [...reached, profile, idColumn()]
