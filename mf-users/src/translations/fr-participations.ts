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
    waiting: 'En attente',
    waitlisted: 'Liste d’attente',
    invited: 'Invitation',
    validated: 'Confirmée',
    rejected: 'Refusée',
    withdrawn: 'Retirée',
  },
  attendance: { present: 'Oui', excused: 'Absence excusée', absent: 'Non' },
  decidedBy: '%day%, par %who%',
}
