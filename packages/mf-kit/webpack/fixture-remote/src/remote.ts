import type { RemoteModule } from '@ensemble/contracts/remote'

const remote: RemoteModule = {
  routes: [{ path: '/fixture/:fixtureId', load: () => import('./fixture-page.tsx') }],
  widgets: [],
  translations: {
    fr: () => Promise.resolve({ default: { title: 'Essai' } }),
    en: () => Promise.resolve({ default: { title: 'Trial' } }),
  },
}

export default remote
