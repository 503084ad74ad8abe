import type { RemoteModule } from '@ensemble/contracts/remote'

const remote: RemoteModule = {
  routes: [
    { path: '/missions/browse', load: () => import('./browse/browse-page.tsx') },
    { path: '/missions/management', load: () => import('./management/management-page.tsx') },
    { path: '/missions/report', load: () => import('./report/report-page.tsx') },
    { path: '/missions/:missionId', load: () => import('./details/details-page.tsx') },
    { path: '/my_missions', load: () => import('./my-missions/my-missions-page.tsx') },
  ],
  widgets: [
    { key: 'next-mission', load: () => import('./widgets/next-mission.tsx') },
    { key: 'suggested-missions', load: () => import('./widgets/suggested-missions.tsx') },
    { key: 'missions-waiting', load: () => import('./widgets/missions-waiting.tsx') },
    { key: 'own-story', load: () => import('./dashboard/own-story.tsx') },
    { key: 'own-figures', load: () => import('./dashboard/own-figures.tsx') },
    { key: 'team-figures', load: () => import('./dashboard/team-figures.tsx') },
  ],
  translations: {
    fr: () => import('./translations/fr.ts'),
    en: () => import('./translations/en.ts'),
  },
}

// The federation runtime takes the default export of an exposed module (contracts, RemoteModule).
export default remote
