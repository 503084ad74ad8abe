import { attendances, validationStatuses } from '@ensemble/contracts/words/missions-fr'

/** What somebody takes part in, on their page, for staff. */
export const frenchParticipations = {
  title: 'Participations',
  none: 'Aucune participation',
  noneHint: 'Cette personne ne s’est encore inscrite à aucune mission.',
  columns: {
    mission: 'Mission',
    state: 'État',
    startAt: 'Date de la mission',
    attendance: 'Présence',
    decided: 'Décision',
  },
  states: {
    waiting: validationStatuses.awaiting_validation,
    waitlisted: 'Liste d’attente',
    invited: 'Invitation envoyée',
    validated: validationStatuses.validated,
    rejected: validationStatuses.rejected,
    withdrawn: 'Retirée',
  },
  attendance: attendances,
  decidedBy: '%day%, par %who%',
}
