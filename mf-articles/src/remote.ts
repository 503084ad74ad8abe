import type { RemoteModule } from '@ensemble/contracts/remote'
import { withTexts } from '@ensemble/mf-kit'
import { ofEditing } from './translations/later-texts.ts'

const remote: RemoteModule = {
  routes: [
    { path: '/resources', load: () => import('./resources/resources-page.tsx') },
    { path: '/articles/new', load: withTexts(ofEditing, () => import('./editor/new-article-page.tsx')) },
    { path: '/articles/:articleId', load: () => import('./article/article-page.tsx') },
    { path: '/articles/:articleId/edit', load: withTexts(ofEditing, () => import('./editor/edit-article-page.tsx')) },
  ],
  widgets: [
    { key: 'articles-to-review', load: () => import('./widgets/articles-to-review.tsx') },
    { key: 'latest-articles', load: () => import('./widgets/latest-articles.tsx') },
    { key: 'own-reading', load: () => import('./dashboard/own-reading.tsx') },
    { key: 'reading-figures', load: () => import('./dashboard/reading-figures.tsx') },
  ],
  acts: () => import('./acts-by-name.ts'),
  translations: {
    fr: () => import('./translations/fr.ts'),
    en: () => import('./translations/en.ts'),
  },
}

// The federation runtime takes the default export of an exposed module (contracts, RemoteModule).
export default remote
