import type { CsvColumn } from '@ensemble/contracts/csv'
import type { Language } from '@ensemble/contracts/enumerations'
import type { UserRow } from '@ensemble/contracts/users/http'

/** Heads in the reader's language; values as the calls know them, so that a file can be read by a program too. */
const columns: readonly { names: Record<Language, string>; value: CsvColumn<UserRow>['value'] }[] = [
  { names: { fr: 'Nom', en: 'Last name' }, value: ({ lastName }) => lastName },
  { names: { fr: 'Prénom', en: 'First name' }, value: ({ firstName }) => firstName },
  { names: { fr: 'E-mail', en: 'E-mail' }, value: ({ email }) => email },
  { names: { fr: 'Rôle', en: 'Role' }, value: ({ role }) => role },
  { names: { fr: 'État', en: 'Status' }, value: ({ status }) => status },
  { names: { fr: 'Attend', en: 'Waits for' }, value: ({ awaits }) => awaits },
  { names: { fr: 'Profil', en: 'Profile' }, value: ({ profileType }) => profileType },
  { names: { fr: 'Département', en: 'Department' }, value: ({ departmentCode }) => departmentCode },
  { names: { fr: 'Inscription', en: 'Signed up' }, value: ({ createdAt }) => createdAt },
  { names: { fr: 'Dernière visite', en: 'Last visit' }, value: ({ lastLoginAt }) => lastLoginAt },
  { names: { fr: 'Missions', en: 'Missions' }, value: ({ participationCount }) => participationCount },
  { names: { fr: 'Invitée le', en: 'Invited on' }, value: ({ invitationSentAt }) => invitationSentAt },
  {
    names: { fr: 'Invitation jusqu’au', en: 'Invitation until' },
    value: ({ invitationExpiresAt }) => invitationExpiresAt,
  },
]

export function userCsvColumns(language: Language): CsvColumn<UserRow>[] {
  return columns.map(({ names, value }) => ({ label: names[language], value }))
}
