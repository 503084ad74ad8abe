import type { RemoteModule } from '@ensemble/contracts/remote'
import { withTexts } from '@ensemble/mf-kit'
import { ofAccounts } from './translations/later-texts.ts'

const remote: RemoteModule = {
  routes: [
    { path: '/user_management', load: withTexts(ofAccounts, () => import('./management/management-page.tsx')) },
    { path: '/my_department', load: withTexts(ofAccounts, () => import('./department/department-page.tsx')) },
    { path: '/territories', load: withTexts(ofAccounts, () => import('./territories/territories-page.tsx')) },
    { path: '/users/:userId', load: withTexts(ofAccounts, () => import('./profile/profile-page.tsx')) },
  ],
  widgets: [
    { key: 'accounts-waiting', load: withTexts(ofAccounts, () => import('./widgets/accounts-waiting.tsx')) },
    { key: 'calls-to-make', load: withTexts(ofAccounts, () => import('./widgets/calls-to-make.tsx')) },
    { key: 'situation', load: () => import('./widgets/situation.tsx') },
    { key: 'pause', load: () => import('./widgets/pause.tsx') },
    { key: 'account-figures', load: withTexts(ofAccounts, () => import('./dashboard/account-figures.tsx')) },
    { key: 'usage-figures', load: withTexts(ofAccounts, () => import('./dashboard/usage-figures.tsx')) },
  ],
  acts: () => import('./acts-by-name.ts'),
  translations: {
    fr: () => import('./translations/fr.ts'),
    en: () => import('./translations/en.ts'),
  },
}

// The federation runtime takes the default export of an exposed module (contracts, RemoteModule).
export default remote
