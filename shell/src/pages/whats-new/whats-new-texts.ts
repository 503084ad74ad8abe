import type { Language } from '@ensemble/contracts/enumerations'

interface WhatsNewTexts {
  title: string
  sentence: string
  loading: string
  none: string
  noneHint: string
  missing: string
}

/** Words that this page alone needs: they come with it. */
export const whatsNewTexts: Record<Language, WhatsNewTexts> = {
  fr: {
    title: 'Nouveautés',
    sentence: 'Ce qui a changé sur la plateforme, le plus récent en premier.',
    loading: 'Chargement des nouveautés',
    none: 'Aucune nouveauté pour le moment',
    noneHint: 'Les prochains changements seront annoncés ici.',
    missing: 'Une partie des nouveautés ne s’affiche pas. Revenez un peu plus tard.',
  },
  en: {
    title: 'What is new',
    sentence: 'What has changed on the platform, the latest first.',
    loading: 'Loading the news',
    none: 'Nothing new at the moment',
    noneHint: 'The next changes will be announced here.',
    missing: 'Some of the news is not shown. Come back a little later.',
  },
}
