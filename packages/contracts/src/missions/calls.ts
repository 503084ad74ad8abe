import type { Call } from '../calls.ts'

export const missionCalls = {
  'mission.list': {
    method: 'GET',
    path: '/mission/list',
    action: 'mission.browse',
    summary: 'Missions open to the caller',
  },
  'mission.search': {
    method: 'POST',
    path: '/mission/list',
    action: 'mission.browse',
    summary: 'Missions open to the caller, with filters that may not stand in an address',
  },
  'mission.managed': {
    method: 'GET',
    path: '/mission/creator_missions',
    action: 'mission.manage_list',
    summary: 'Missions that the caller created or manages',
  },
  'mission.get': { method: 'GET', path: '/mission/:missionId', action: 'mission.browse', summary: 'One mission' },
  'mission.register': {
    method: 'POST',
    path: '/mission/:missionId/register',
    action: 'mission.register',
    summary: 'Register for a mission',
    idempotent: true,
  },
  'mission.unregister': {
    method: 'POST',
    path: '/mission/:missionId/unregister',
    action: 'mission.follow_own',
    summary: 'Withdraw from a mission',
    idempotent: true,
  },
  'mission.acceptInvitation': {
    method: 'PUT',
    path: '/mission/:missionId/accept_invitation',
    action: 'mission.follow_own',
    summary: 'Accept an invitation to a mission',
    idempotent: true,
  },
  'mission.rejectInvitation': {
    method: 'PUT',
    path: '/mission/:missionId/reject_invitation',
    action: 'mission.follow_own',
    summary: 'Decline an invitation to a mission',
    idempotent: true,
  },
  'mission.participants': {
    method: 'GET',
    path: '/mission/:missionId/participants',
    action: 'mission.see_participants',
    summary: 'Who takes part in a mission',
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
  'mission.participantMissions': {
    method: 'GET',
    path: '/user/:userId/participant_missions',
    action: 'mission.follow_own',
    summary: 'Missions that a user takes part in',
  },
} as const satisfies Record<string, Call>
