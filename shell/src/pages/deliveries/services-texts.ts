import type { RunningService } from '@ensemble/contracts/deliveries'
import type { Language } from '@ensemble/contracts/enumerations'

interface ServicesTexts {
  /** Instead of the sentence for admins, who also take versions back. */
  teamSentence: string
  heading: string
  states: Record<RunningService['state'], string>
  failed: (count: number) => string
}

/** Words that this page alone needs: they come with it. */
export const servicesTexts: Record<Language, ServicesTexts> = {
  fr: {
    teamSentence: 'Les versions de votre équipe, leurs erreurs et leur vitesse, page par page.',
    heading: 'Services',
    states: { up: 'En marche', not_ready: 'Pas encore prêt', down: 'Ne répond pas' },
    failed: (count) => (count > 1 ? `${count} échecs` : `${count} échec`),
  },
  en: {
    teamSentence: 'The versions of your team, their errors and their speed, page by page.',
    heading: 'Services',
    states: { up: 'Running', not_ready: 'Not ready yet', down: 'Not answering' },
    failed: (count) => (count === 1 ? '1 failure' : `${count} failures`),
  },
}
