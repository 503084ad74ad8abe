import type { RemoteConfig } from '@ensemble/mf-kit'

/** What the registry knows of this remote before any of its code is loaded. */
export const remoteConfig = {
  routes: [
    {
      path: '/resources',
      titleKey: 'resources.title',
      sentenceKey: 'resources.sentence',
      first: [{ path: '/article/list', query: { page: '0', pageSize: '25' } }],
    },
    { path: '/articles/new', titleKey: 'editor.newTitle' },
    { path: '/articles/:articleId', titleKey: 'article.title' },
    { path: '/articles/:articleId/edit', titleKey: 'editor.editTitle' },
  ],
  widgets: [
    { key: 'articles-to-review', place: 'home', order: 7, roles: ['admin', 'headquarter_referent', 'referent'] },
    { key: 'latest-articles', place: 'home', order: 30, roles: ['member'] },
    { key: 'own-reading', place: 'dashboard', order: 8, roles: ['member'] },
    { key: 'reading-figures', place: 'dashboard', order: 30, roles: ['admin', 'headquarter_referent', 'referent'] },
  ],
  // Pictures and documents are asked for by their address, and sent by `sendFile`.
  calls: ['file.read', 'file.createPresignedUrl', 'file.upload'],
} satisfies RemoteConfig
