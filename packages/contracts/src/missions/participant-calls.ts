import type { Call } from '../calls.ts'

/** Who takes part, and the decisions of a team on them. */
export const participantCalls = {
  'mission.participants': {
    method: 'GET',
    path: '/mission/:missionId/participants',
    action: 'mission.see_participants',
    summary: 'Who takes part in a mission',
  },
  'mission.searchParticipants': {
    method: 'POST',
    path: '/mission/:missionId/participants',
    action: 'mission.see_participants',
    summary: 'Who takes part in a mission, asked with a body',
  },
  'mission.acceptUser': {
    method: 'PUT',
    path: '/mission/:missionId/accept_user',
    action: 'mission.decide_participants',
    summary: 'Accept participants',
    idempotent: true,
  },
  'mission.rejectUser': {
    method: 'PUT',
    path: '/mission/:missionId/reject_user',
    action: 'mission.decide_participants',
    summary: 'Refuse participants',
    idempotent: true,
  },
  'mission.colleagues': {
    method: 'GET',
    path: '/mission/:missionId/colleagues',
    action: 'mission.pass_on_request',
    summary: 'Whom a request to take part may be passed on to: others of the team of a mission, and admins',
  },
  'mission.passOnRequest': {
    method: 'PUT',
    path: '/mission/:missionId/pass_on_request',
    action: 'mission.pass_on_request',
    summary: 'Pass a request to take part on to a colleague, with a word',
    idempotent: true,
  },
  'mission.participantMissions': {
    method: 'GET',
    path: '/user/:userId/participant_missions',
    action: 'mission.see_participations',
    summary: 'Missions that a user takes part in: their own; to staff, those of people in their reach',
  },
} as const satisfies Record<string, Call>
