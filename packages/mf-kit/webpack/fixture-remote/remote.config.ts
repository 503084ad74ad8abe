import type { RemoteConfig } from '@ensemble/mf-kit'

export const remoteConfig = {
  routes: [{ path: '/fixture/:fixtureId', titleKey: 'title', roles: ['admin'] }],
  widgets: [],
  calls: ['file.read'],
} satisfies RemoteConfig
