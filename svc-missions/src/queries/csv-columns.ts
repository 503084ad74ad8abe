import type { ManagedMission, ParticipantRow } from '@ensemble/contracts/missions/http'
import type { Quote } from '@ensemble/contracts/missions/quotes'
import { type FileColumn, idColumn } from '@ensemble/service-kit/lists/csv'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { wordOf, wordsOf } from '@ensemble/contracts/words/word-of'

export const missionCsvColumns: readonly FileColumn<ManagedMission>[] = [
  { names: { fr: 'Mission', en: 'Mission' }, value: ({ title }) => title },
  { names: { fr: 'État', en: 'Status' }, value: ({ displayStatus }) => displayStatus, as: wordsOf('displayStatuses') },
  {
    names: { fr: 'Validation', en: 'Approval' },
    value: ({ approvalStatus }) => approvalStatus,
    as: wordsOf('approvalStatuses'),
  },
  { names: { fr: 'Origine', en: 'Origin' }, value: ({ origin }) => origin, as: wordsOf('missionOrigins') },
  { names: { fr: 'Structure', en: 'Organisation' }, value: ({ organisation }) => organisation?.name },
  { names: { fr: 'Type', en: 'Type' }, value: ({ type }) => type, as: wordsOf('missionTypes') },
  {
    names: { fr: 'Département', en: 'Department' },
    value: ({ departmentCode }) => departmentCode,
    as: 'department',
    none: { fr: 'National', en: 'National' },
  },
  { names: { fr: 'Ville', en: 'Town' }, value: ({ city }) => city },
  { names: { fr: 'Début', en: 'Start' }, value: ({ startAt }) => startAt, as: 'instant' },
  {
    names: { fr: 'Fin', en: 'End' },
    value: ({ endAt }) => endAt,
    as: 'instant',
    none: { fr: 'Sans date de fin', en: 'No end date' },
  },
  {
    names: { fr: 'Places restantes', en: 'Places left' },
    value: ({ placesLeft }) => placesLeft,
    none: { fr: 'Sans limite', en: 'No limit' },
  },
  { names: { fr: 'Places confirmées', en: 'Confirmed' }, value: ({ counters }) => counters.validatedCount },
  {
    names: { fr: 'Demandes à traiter', en: 'Requests to answer' },
    value: ({ counters }) => counters.awaitingStaffCount,
  },
  { names: { fr: 'Invitations', en: 'Invitations' }, value: ({ counters }) => counters.invitedCount },
  { names: { fr: 'Liste d’attente', en: 'Waiting list' }, value: ({ counters }) => counters.waitlistCount },
  { names: { fr: 'Contact', en: 'Contact' }, value: ({ contactName }) => contactName },
  idColumn(),
]

/** As the screen calls them. */
const deletedMember = { fr: 'Membre supprimé', en: 'Deleted member' }

/** E-mail and phone are another service's: the screen puts its file beside this one, by the id. */
export const participantCsvColumns: readonly FileColumn<ParticipantRow>[] = [
  {
    names: { fr: 'Personne', en: 'Person' },
    value: ({ displayName }) => displayName,
    as: ({ displayName, accountEnded }, language) =>
      accountEnded === 'deleted' ? deletedMember[language] : displayName,
  },
  { names: { fr: 'Département', en: 'Department' }, value: ({ departmentCode }) => departmentCode, as: 'department' },
  {
    names: { fr: 'Réponse', en: 'Answer' },
    value: ({ validationStatus }) => validationStatus,
    // As the screen says it: who has withdrawn is confirmed no more.
    as: (row, language) => wordOf('participantParts', partOf(row), language),
  },
  {
    names: { fr: 'Réponse attendue de', en: 'Waiting for' },
    value: ({ awaitedFrom }) => awaitedFrom,
    as: wordsOf('awaitedFrom'),
  },
  {
    names: { fr: 'Rang sur la liste d’attente', en: 'Waiting list position' },
    value: ({ waitlistPosition }) => waitlistPosition,
  },
  { names: { fr: 'Origine', en: 'Joined through' }, value: ({ origin }) => origin, as: wordsOf('participantOrigins') },
  {
    names: { fr: 'Compte par téléphone', en: 'Phone account' },
    value: ({ byTelephone }) => byTelephone ?? false,
  },
  {
    names: { fr: 'Dit par téléphone le', en: 'Said by phone on' },
    value: ({ onBehalf }) => onBehalf?.at,
    as: 'instant',
  },
  { names: { fr: 'Noté par', en: 'Recorded by' }, value: ({ onBehalf }) => onBehalf?.byName },
  { names: { fr: 'Demandée le', en: 'Requested on' }, value: ({ createdAt }) => createdAt, as: 'instant' },
  { names: { fr: 'Décidée le', en: 'Decided on' }, value: ({ decidedAt }) => decidedAt, as: 'instant' },
  { names: { fr: 'Retirée le', en: 'Withdrawn on' }, value: ({ withdrawnAt }) => withdrawnAt, as: 'instant' },
  { names: { fr: 'Motivation', en: 'Motivation' }, value: ({ motivation }) => motivation },
  { names: { fr: 'Réponses', en: 'Answers' }, value: ({ answers }) => answers.join(' | ') },
  { names: { fr: 'Présence', en: 'Attendance' }, value: ({ attendance }) => attendance, as: wordsOf('attendances') },
  { names: { fr: 'Identifiant', en: 'Id' }, value: ({ userId }) => userId },
]

export const quoteCsvColumns: readonly FileColumn<Quote>[] = [
  { names: { fr: 'Citation', en: 'Quote' }, value: ({ quote }) => quote },
  { names: { fr: 'Mission', en: 'Mission' }, value: ({ mission }) => mission.title },
  {
    names: { fr: 'Département', en: 'Department' },
    value: ({ departmentCode }) => departmentCode,
    as: 'department',
    none: { fr: 'National', en: 'National' },
  },
  { names: { fr: 'Accord donné le', en: 'Agreed on' }, value: ({ agreedOn }) => agreedOn, as: 'day' },
  {
    names: { fr: 'À ne plus citer à partir du', en: 'Not to be quoted from' },
    value: ({ endsOn }) => endsOn,
    as: 'day',
  },
  { names: { fr: 'Identifiant de la mission', en: 'Mission id' }, value: ({ mission }) => mission.id },
]
