import type { RemoteModule } from '@ensemble/contracts/remote'

const remote: RemoteModule = {
  routes: [
    { path: '/user_management', load: () => import('./management/management-page.tsx') },
    { path: '/my_department', load: () => import('./department/department-page.tsx') },
    { path: '/territories', load: () => import('./territories/territories-page.tsx') },
    { path: '/users/:userId', load: () => import('./profile/profile-page.tsx') },
  ],
  widgets: [
    { key: 'accounts-waiting', load: () => import('./widgets/accounts-waiting.tsx') },
    { key: 'calls-to-make', load: () => import('./widgets/calls-to-make.tsx') },
    { key: 'situation', load: () => import('./widgets/situation.tsx') },
    { key: 'pause', load: () => import('./widgets/pause.tsx') },
    { key: 'account-figures', load: () => import('./dashboard/account-figures.tsx') },
    { key: 'usage-figures', load: () => import('./dashboard/usage-figures.tsx') },
  ],
  translations: {
    fr: () => import('./translations/fr.ts'),
    en: () => import('./translations/en.ts'),
  },
}

// The federation runtime takes the default export of an exposed module (contracts, RemoteModule).
export default remote
