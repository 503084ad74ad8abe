import { type RemoteModule } from '@ensemble/contracts/remote'

const remote: RemoteModule = {
  routes: [
    { path: '/resources', load: () => import('./resources/resources-page.tsx') },
    { path: '/articles/new', load: () => import('./editor/new-article-page.tsx') },
    { path: '/articles/:articleId', load: () => import('./article/article-page.tsx') },
    { path: '/articles/:articleId/edit', load: () => import('./editor/edit-article-page.tsx') },
  ],
  widgets: [{ key: 'latest-articles', load: () => import('./widgets/latest-articles.tsx') }],
  translations: {
    fr: () => import('./translations/fr.ts'),
    en: () => import('./translations/en.ts'),
  },
}

// The federation runtime takes the default export of an exposed module (contracts, RemoteModule).
export default remote
