import type { Call } from '../calls.ts'

export const userCalls = {
  'user.get': { method: 'GET', path: '/user/:userId', action: 'session', summary: 'One user; `me` is the caller' },
  'user.list': { method: 'GET', path: '/user/list', action: 'user.list', summary: 'Users in the caller’s scope' },
  'user.search': {
    method: 'POST',
    path: '/user/list',
    action: 'user.list',
    summary: 'Users in the caller’s scope, with filters that may not stand in an address',
  },
  'user.statistics': {
    method: 'GET',
    path: '/user/statistics',
    action: 'user.statistics',
    summary: 'Figures on accounts in the caller’s scope',
  },
  'user.edit': {
    method: 'PUT',
    path: '/user/:userId/edit',
    action: 'session',
    summary: 'Change a profile; an admin also changes role and department',
  },
  'user.sharedHealth': {
    method: 'GET',
    path: '/user/:userId/shared_health',
    action: 'mission.read_shared_health',
    summary: 'What somebody shares with the team of a mission; to its owner, who read it and when',
  },
  'user.countBlind': {
    method: 'POST',
    path: '/user/blind_invitation/count',
    action: 'mission.search_health',
    summary: 'About how many members match criteria; rounded, and nothing under five',
  },
  // Not idempotent by key: the fingerprint that is kept with a key would be one of the criteria.
  'user.inviteBlind': {
    method: 'POST',
    path: '/user/blind_invitation',
    action: 'mission.search_health',
    summary: 'Have members invited by criteria, without learning whom',
  },
  'user.approve': {
    method: 'PUT',
    path: '/user/:userId/approve',
    action: 'user.approve',
    summary: 'Let a pending account in',
  },
  'user.invite': {
    method: 'POST',
    path: '/user/invite',
    action: 'user.invite',
    summary: 'Invite somebody to an account, or send their invitation again',
    idempotent: true,
  },
  'user.suspend': {
    method: 'PUT',
    path: '/user/:userId/suspend',
    action: 'user.administer',
    summary: 'Suspend an account; its sessions end at once',
  },
  'user.activateSuspended': {
    method: 'PUT',
    path: '/user/:userId/activate_suspended',
    action: 'user.administer',
    summary: 'Reactivate a suspended account',
  },
  'user.delete': {
    method: 'DELETE',
    path: '/user/:userId/delete',
    action: 'session',
    summary: 'Delete an account for good: the own one, or as an admin',
  },
  'user.notifications': {
    method: 'GET',
    path: '/user/:userId/notifications',
    action: 'user.notifications',
    summary: 'What happened and concerns the caller, the newest first',
  },
  'user.readNotifications': {
    method: 'PUT',
    path: '/user/:userId/notifications/read',
    action: 'user.notifications',
    summary: 'Mark some notifications as read, or all so far',
  },
  'user.contact': {
    method: 'POST',
    path: '/user/contact',
    action: 'session',
    summary: 'Write to the support, the committee or the team of a mission; the staff also to people in their reach',
    idempotent: true,
  },
  'user.tutorial': {
    method: 'GET',
    path: '/user/:userId/tutorial_status',
    action: 'session',
    summary: 'Where the caller stands with the tutorial, and its steps',
  },
  'user.editTutorial': {
    method: 'PUT',
    path: '/user/:userId/edit_tutorial_status',
    action: 'session',
    summary: 'Go on with the tutorial, skip it, or open it again',
  },
  // For whoever holds the receipt: who has left can sign in no more.
  'user.erasure': {
    method: 'GET',
    path: '/user/erasure/:receipt',
    action: 'public',
    summary: 'How far the erasure of a deleted account has come',
  },
  'user.unsubscribe': {
    method: 'POST',
    path: '/user/unsubscribe/:token',
    action: 'public',
    summary: 'Stop the mail on new missions, by the link of the mail itself (RFC 8058)',
  },
  'user.draft': {
    method: 'GET',
    path: '/user/:userId/drafts/:key',
    action: 'session',
    summary: 'What the caller has begun to write in a form',
  },
  'user.saveDraft': {
    method: 'PUT',
    path: '/user/:userId/drafts/:key',
    action: 'session',
    summary: 'Keep what the caller has begun to write, for 30 days',
  },
  'user.deleteDraft': {
    method: 'DELETE',
    path: '/user/:userId/drafts/:key',
    action: 'session',
    summary: 'Forget what the caller has begun to write',
  },
  'activity.list': {
    method: 'GET',
    path: '/activity/list',
    action: 'activity.view_log',
    summary: 'What was done on the platform, in the caller’s scope, the newest first',
  },
  'activity.create': {
    method: 'POST',
    path: '/activity/create',
    action: 'activity.create',
    summary: 'Record one use of the platform',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
