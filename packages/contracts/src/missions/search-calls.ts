import type { Call } from '../calls.ts'

/** Searches of missions that people keep for themselves. */
export const searchCalls = {
  'mission.keptSearches': {
    method: 'GET',
    path: '/mission/kept_searches',
    action: 'mission.follow_own',
    summary: 'The searches of missions that the caller keeps',
  },
  'mission.keepSearch': {
    method: 'POST',
    path: '/mission/kept_searches',
    action: 'mission.follow_own',
    summary: 'Keep a search of missions; the same one twice is one',
  },
  'mission.editKeptSearch': {
    method: 'PUT',
    path: '/mission/kept_searches/:searchId',
    action: 'mission.follow_own',
    summary: 'Give a kept search another name, or choose when it tells of new missions',
  },
  'mission.forgetSearch': {
    method: 'DELETE',
    path: '/mission/kept_searches/:searchId',
    action: 'mission.follow_own',
    summary: 'Keep a search no longer',
  },
} as const satisfies Record<string, Call>
