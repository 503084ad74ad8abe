import type { RemoteConfig } from '@ensemble/mf-kit'

/** What the registry knows of this remote before any of its code is loaded. */
export const remoteConfig = {
  routes: [
    {
      path: '/missions/browse',
      titleKey: 'browse.title',
      sentenceKey: 'browse.sentence',
      // A list by needs is asked for in a body.
      first: [{ path: '/mission/list', query: { page: '0', pageSize: '25', near: '{home}' }, unless: 'needs' }],
    },
    { path: '/missions/management', titleKey: 'management.title' },
    {
      path: '/missions/report',
      roles: ['admin', 'headquarter_referent', 'referent'],
      titleKey: 'report.title',
      sentenceKey: 'report.sentence',
    },
    { path: '/missions/:missionId', titleKey: 'details.title' },
    { path: '/my_missions', titleKey: 'myMissions.title', sentenceKey: 'myMissions.sentence' },
  ],
  widgets: [
    { key: 'missions-waiting', place: 'home', order: 6, roles: ['admin', 'headquarter_referent', 'referent'] },
    {
      key: 'next-mission',
      place: 'home',
      order: 10,
      first: [{ path: '/user/:userId/participant_missions', params: { userId: '{id}' }, query: { pageSize: '100' } }],
    },
    { key: 'team-week', place: 'home', order: 12, roles: ['admin', 'headquarter_referent', 'referent'] },
    {
      key: 'suggested-missions',
      place: 'home',
      order: 20,
      roles: ['member'],
      first: [
        {
          path: '/mission/list',
          query: {
            page: '0',
            pageSize: '5',
            sort: 'match',
            order: 'desc',
            filters: '[{"field":"joinable","operator":"eq","value":true}]',
          },
        },
      ],
    },
    { key: 'own-story', place: 'dashboard', order: 5, roles: ['member'] },
    { key: 'own-figures', place: 'dashboard', order: 10, roles: ['member'] },
    { key: 'team-figures', place: 'dashboard', order: 10, roles: ['admin', 'headquarter_referent', 'referent'] },
  ],
  // Pictures and documents are asked for by their address, and sent by `sendFile`.
  calls: ['file.read', 'file.createPresignedUrl', 'file.upload'],
} satisfies RemoteConfig
