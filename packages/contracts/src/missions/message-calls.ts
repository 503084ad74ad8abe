import type { Call } from '../calls.ts'

/** Writing between the people of a mission and its team. */
export const messageCalls = {
  'mission.writeLetter': {
    method: 'POST',
    path: '/mission/:missionId/letters',
    action: 'mission.write_people',
    summary: 'Write to some or all people of a mission, each by a mail of their own',
    idempotent: true,
  },
  'mission.letters': {
    method: 'GET',
    path: '/mission/:missionId/letters',
    action: 'mission.write_people',
    summary: 'Letters of a mission’s team, and who got them',
  },
  'mission.threads': {
    method: 'GET',
    path: '/mission/:missionId/threads',
    action: 'mission.write_people',
    summary: 'Threads between people of a mission and its team, unread ones first',
  },
  'mission.unreadThreads': {
    method: 'GET',
    path: '/mission/unread_threads',
    action: 'mission.write_people',
    summary: 'Who has written to a team of the caller’s and is not read yet, across missions, the longest first',
  },
  'mission.thread': {
    method: 'GET',
    path: '/mission/:missionId/threads/:userId',
    action: 'mission.follow_thread',
    summary: 'The thread between one person and the team of a mission',
  },
  'mission.writeMessage': {
    method: 'POST',
    path: '/mission/:missionId/threads/:userId',
    action: 'mission.follow_thread',
    summary: 'Ask or answer in a thread',
    idempotent: true,
  },
  'mission.readThread': {
    method: 'PUT',
    path: '/mission/:missionId/threads/:userId/read',
    action: 'mission.follow_thread',
    summary: 'Mark what the other side wrote as read',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
