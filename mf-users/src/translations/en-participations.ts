import { attendances, validationStatuses } from '@ensemble/contracts/words/missions-en'

/** What somebody takes part in, on their page, for staff. */
export const englishParticipations = {
  title: 'Participations',
  none: 'No participation',
  noneHint: 'This person has not registered for a mission yet.',
  columns: {
    mission: 'Mission',
    state: 'Status',
    startAt: 'Date of the mission',
    attendance: 'Attended',
    decided: 'Decision',
  },
  states: {
    waiting: validationStatuses.awaiting_validation,
    waitlisted: 'Waiting list',
    invited: 'Invitation sent',
    validated: validationStatuses.validated,
    rejected: validationStatuses.rejected,
    withdrawn: 'Withdrawn',
  },
  attendance: attendances,
  decidedBy: '%day%, by %who%',
}
