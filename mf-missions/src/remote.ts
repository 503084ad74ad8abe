import type { RemoteModule } from '@ensemble/contracts/remote'
import { withTexts } from '@ensemble/mf-kit'
import { ofFigures, ofManagement, ofMission } from './translations/later-texts.ts'

const remote: RemoteModule = {
  routes: [
    { path: '/missions/browse', load: () => import('./browse/browse-page.tsx') },
    {
      path: '/missions/management',
      load: withTexts([ofMission, ofManagement], () => import('./management/management-page.tsx')),
    },
    { path: '/missions/report', load: withTexts(ofFigures, () => import('./report/report-page.tsx')) },
    { path: '/missions/:missionId', load: withTexts(ofMission, () => import('./details/details-page.tsx')) },
    { path: '/my_missions', load: () => import('./my-missions/my-missions-page.tsx') },
  ],
  widgets: [
    // Members see both on /home, and half of one is in the other.
    { key: 'next-mission', load: () => import(/* webpackChunkName: "home" */ './widgets/next-mission.tsx') },
    {
      key: 'suggested-missions',
      load: () => import(/* webpackChunkName: "home" */ './widgets/suggested-missions.tsx'),
    },
    { key: 'missions-waiting', load: withTexts(ofMission, () => import('./widgets/missions-waiting.tsx')) },
    { key: 'team-week', load: withTexts(ofMission, () => import('./widgets/team-week.tsx')) },
    { key: 'own-story', load: withTexts(ofFigures, () => import('./dashboard/own-story.tsx')) },
    { key: 'own-figures', load: withTexts(ofFigures, () => import('./dashboard/own-figures.tsx')) },
    { key: 'team-figures', load: withTexts(ofFigures, () => import('./dashboard/team-figures.tsx')) },
  ],
  acts: () => import('./acts-by-name.ts'),
  translations: {
    fr: () => import('./translations/fr.ts'),
    en: () => import('./translations/en.ts'),
  },
}

// The federation runtime takes the default export of an exposed module (contracts, RemoteModule).
export default remote
