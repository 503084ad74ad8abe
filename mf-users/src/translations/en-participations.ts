/** What somebody takes part in, on their page, for staff. */
export const englishParticipations = {
  title: 'Participations',
  none: 'No participation',
  noneHint: 'This person has not registered for a mission yet.',
  columns: {
    mission: 'Mission',
    state: 'State',
    startAt: 'Date of the mission',
    attendance: 'Attended',
    decided: 'Decision',
  },
  states: {
    waiting: 'Waiting',
    waitlisted: 'Waiting list',
    invited: 'Invited',
    validated: 'Confirmed',
    rejected: 'Refused',
    withdrawn: 'Withdrawn',
  },
  attendance: { present: 'Yes', excused: 'Excused', absent: 'No' },
  decidedBy: '%day%, by %who%',
}
