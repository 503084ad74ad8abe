import type { RemoteConfig } from '@ensemble/mf-kit'

/** What the registry knows of this remote before any of its code is loaded. */
export const remoteConfig = {
  routes: [
    { path: '/user_management', roles: ['admin'], titleKey: 'management.title', sentenceKey: 'management.sentence' },
    { path: '/my_department', roles: ['referent'], titleKey: 'department.title' },
    {
      path: '/territories',
      roles: ['admin', 'headquarter_referent'],
      titleKey: 'territories.title',
      sentenceKey: 'territories.sentence',
    },
    { path: '/users/:userId', openWhenPending: true, titleKey: 'profile.title' },
  ],
  widgets: [
    { key: 'accounts-waiting', place: 'home', order: 5, roles: ['admin', 'referent'] },
    { key: 'calls-to-make', place: 'home', order: 6, roles: ['admin', 'headquarter_referent', 'referent'] },
    { key: 'situation', place: 'home', order: 24, roles: ['member'] },
    { key: 'pause', place: 'home', order: 25, roles: ['member'] },
    { key: 'account-figures', place: 'dashboard', order: 20, roles: ['admin', 'headquarter_referent', 'referent'] },
    { key: 'usage-figures', place: 'dashboard', order: 40, roles: ['admin', 'headquarter_referent', 'referent'] },
  ],
  // One's own picture is asked for by its address, and sent by `sendFile`.
  calls: ['file.read', 'file.createPresignedUrl', 'file.upload'],
} satisfies RemoteConfig
