import type { LaterTexts } from '@ensemble/mf-kit'

const namespace = 'mf-missions'

/** For what stands beyond the list of missions: kept searches, favourites that are over. */
export const ofBrowse: LaterTexts = {
  namespace,
  name: 'browse',
  load: {
    fr: () => import('./fr-later-browse.ts'),
    en: () => import('./en-later-browse.ts'),
  },
}

/** For the page of a mission, and what waits for its team. */
export const ofMission: LaterTexts = {
  namespace,
  name: 'mission',
  load: {
    fr: () => import('./fr-later-mission.ts'),
    en: () => import('./en-later-mission.ts'),
  },
}

/** For the management, which shows missions too. */
export const ofManagement: LaterTexts = {
  namespace,
  name: 'managing',
  load: {
    fr: () => import('./fr-later-managing.ts'),
    en: () => import('./en-later-managing.ts'),
  },
}

/** For the dashboard and the report of a year. */
export const ofFigures: LaterTexts = {
  namespace,
  name: 'figures',
  load: {
    fr: () => import('./fr-later-figures.ts'),
    en: () => import('./en-later-figures.ts'),
  },
}
