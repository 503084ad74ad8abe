import type { Language } from '@ensemble/contracts/enumerations'
import type { ManagedMission, ParticipantRow } from '@ensemble/contracts/missions/http'
import type { CsvColumn } from '@ensemble/contracts/csv'

interface NamedColumn<Row> {
  names: Record<Language, string>
  value: CsvColumn<Row>['value']
}

/** Heads in the reader's language; values as the calls know them, so that a file can be read by a program too. */
const missions: readonly NamedColumn<ManagedMission>[] = [
  { names: { fr: 'Mission', en: 'Mission' }, value: ({ title }) => title },
  { names: { fr: 'État', en: 'Status' }, value: ({ displayStatus }) => displayStatus },
  { names: { fr: 'Validation', en: 'Approval' }, value: ({ approvalStatus }) => approvalStatus },
  { names: { fr: 'Origine', en: 'Origin' }, value: ({ origin }) => origin },
  { names: { fr: 'Structure', en: 'Organisation' }, value: ({ organisation }) => organisation?.name },
  { names: { fr: 'Type', en: 'Type' }, value: ({ type }) => type },
  { names: { fr: 'Département', en: 'Department' }, value: ({ departmentCode }) => departmentCode ?? 'national' },
  { names: { fr: 'Ville', en: 'Town' }, value: ({ city }) => city },
  { names: { fr: 'Début', en: 'Start' }, value: ({ startAt }) => startAt },
  { names: { fr: 'Fin', en: 'End' }, value: ({ endAt }) => endAt },
  { names: { fr: 'Places restantes', en: 'Places left' }, value: ({ placesLeft }) => placesLeft },
  { names: { fr: 'Confirmés', en: 'Confirmed' }, value: ({ counters }) => counters.validatedCount },
  {
    names: { fr: 'Demandes à traiter', en: 'Requests to answer' },
    value: ({ counters }) => counters.awaitingStaffCount,
  },
  { names: { fr: 'Invitations', en: 'Invitations' }, value: ({ counters }) => counters.invitedCount },
  { names: { fr: 'Liste d’attente', en: 'Waiting list' }, value: ({ counters }) => counters.waitlistCount },
  { names: { fr: 'Contact', en: 'Contact' }, value: ({ contactName }) => contactName },
]

const participants: readonly NamedColumn<ParticipantRow>[] = [
  { names: { fr: 'Nom', en: 'Name' }, value: ({ displayName }) => displayName },
  { names: { fr: 'Département', en: 'Department' }, value: ({ departmentCode }) => departmentCode },
  { names: { fr: 'Réponse', en: 'Answer' }, value: ({ validationStatus }) => validationStatus },
  { names: { fr: 'Attendue de', en: 'Awaited from' }, value: ({ awaitedFrom }) => awaitedFrom },
  { names: { fr: 'Rang d’attente', en: 'Waiting position' }, value: ({ waitlistPosition }) => waitlistPosition },
  { names: { fr: 'Venue par', en: 'Came by' }, value: ({ origin }) => origin },
  { names: { fr: 'Demandée le', en: 'Requested on' }, value: ({ createdAt }) => createdAt },
  { names: { fr: 'Décidée le', en: 'Decided on' }, value: ({ decidedAt }) => decidedAt },
  { names: { fr: 'Retirée le', en: 'Withdrawn on' }, value: ({ withdrawnAt }) => withdrawnAt },
  { names: { fr: 'Motivation', en: 'Motivation' }, value: ({ motivation }) => motivation },
  { names: { fr: 'Réponses', en: 'Answers' }, value: ({ answers }) => answers.join(' | ') },
  { names: { fr: 'Présence', en: 'Attendance' }, value: ({ attendance }) => attendance },
]

export function missionCsvColumns(language: Language): CsvColumn<ManagedMission>[] {
  return named(missions, language)
}

/** E-mail and phone are another service's, and stay there. */
export function participantCsvColumns(language: Language): CsvColumn<ParticipantRow>[] {
  return named(participants, language)
}

function named<Row>(columns: readonly NamedColumn<Row>[], language: Language): CsvColumn<Row>[] {
  return columns.map(({ names, value }) => ({ label: names[language], value }))
}
