import type { Call } from '../calls.ts'

/** Acts on many missions at once, and what new ones begin from. */
export const manyCalls = {
  'mission.createSeries': {
    method: 'POST',
    path: '/mission/create_series',
    action: 'mission.create',
    summary: 'Create a mission that takes place on several dates: one mission for each',
    idempotent: true,
  },
  'mission.extendSeries': {
    method: 'POST',
    path: '/mission/:missionId/extend_series',
    action: 'mission.edit',
    summary: 'Add dates to the series of a mission: one mission for each, as this one is written',
    idempotent: true,
  },
  'mission.editFollowing': {
    method: 'PUT',
    path: '/mission/:missionId/edit_following',
    action: 'mission.edit',
    summary: 'Change a mission of a series and those that follow',
    idempotent: true,
  },
  'mission.cancelFollowing': {
    method: 'PUT',
    path: '/mission/:missionId/cancel_following',
    action: 'mission.cancel',
    summary: 'Cancel a mission of a series and those that follow; those never approved are deleted',
    idempotent: true,
  },
  'mission.editMany': {
    method: 'PUT',
    path: '/mission/edit_many',
    action: 'mission.edit',
    summary: 'Change who runs many missions, their contact or the end of registration',
    idempotent: true,
  },
  'mission.templates': {
    method: 'GET',
    path: '/mission/templates',
    action: 'mission.use_templates',
    summary: 'What a new mission may begin from: templates of headquarters and of the caller’s department',
  },
  'mission.keepTemplate': {
    method: 'POST',
    path: '/mission/templates',
    action: 'mission.use_templates',
    summary: 'Keep a mission as a template; one of the same name is replaced',
    idempotent: true,
  },
  'mission.removeTemplate': {
    method: 'DELETE',
    path: '/mission/templates/:templateId',
    action: 'mission.use_templates',
    summary: 'Remove a template',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
