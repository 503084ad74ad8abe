import { type RemoteConfig } from '@ensemble/mf-kit'

/** What the registry knows of this remote before any of its code is loaded. */
export const remoteConfig = {
  routes: [
    { path: '/resources', titleKey: 'resources.title' },
    { path: '/articles/:articleId', titleKey: 'article.title' },
  ],
  widgets: [{ key: 'latest-articles', place: 'home', order: 30 }],
  // Covers are asked for by the address of an image.
  calls: ['file.read'],
} satisfies RemoteConfig
