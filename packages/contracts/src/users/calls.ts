import type { Call } from '../calls.ts'

export const userCalls = {
  'auth.signInWithPassword': {
    method: 'POST',
    path: '/auth/sign_in_with_password',
    action: 'public',
    summary: 'Sign in with e-mail and password',
  },
  'auth.refresh': {
    method: 'POST',
    path: '/auth/refresh',
    action: 'public',
    summary: 'Renew the access token with the refresh cookie',
  },
  'auth.signOut': {
    method: 'POST',
    path: '/auth/sign_out',
    action: 'public',
    summary: 'End every session of the user',
  },
  'auth.passwordPolicy': {
    method: 'GET',
    path: '/auth/password_policy',
    action: 'public',
    summary: 'Length that a password must have',
  },
  'auth.keySet': {
    method: 'GET',
    path: '/auth/jwks',
    action: 'public',
    summary: 'Public keys that verify access tokens',
    raw: true,
  },
  'user.get': { method: 'GET', path: '/user/:userId', action: 'session', summary: 'One user; `me` is the caller' },
  'user.list': { method: 'GET', path: '/user/list', action: 'user.list', summary: 'Users in the caller’s scope' },
  'user.search': {
    method: 'POST',
    path: '/user/list',
    action: 'user.list',
    summary: 'Users in the caller’s scope, with filters that may not stand in an address',
  },
  'activity.create': {
    method: 'POST',
    path: '/activity/create',
    action: 'activity.create',
    summary: 'Record one use of the platform',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
