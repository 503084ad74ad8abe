import { type RemoteConfig } from '@ensemble/mf-kit'

/** What the registry knows of this remote before any of its code is loaded. */
export const remoteConfig = {
  routes: [
    { path: '/missions/browse', titleKey: 'browse.title' },
    { path: '/missions/management', titleKey: 'management.title' },
    { path: '/missions/:missionId', titleKey: 'details.title' },
    { path: '/my_missions', titleKey: 'myMissions.title' },
  ],
  widgets: [
    { key: 'next-mission', place: 'home', order: 10 },
    { key: 'suggested-missions', place: 'home', order: 20 },
  ],
  // Covers are asked for by the address of an image.
  calls: ['file.read'],
} satisfies RemoteConfig
