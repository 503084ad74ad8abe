import type { RunningService } from '@ensemble/contracts/deliveries'
import type { Language } from '@ensemble/contracts/enumerations'

interface ServicesTexts {
  /** Instead of the sentence for admins, who also take versions back. */
  teamSentence: string
  heading: string
  states: Record<RunningService['state'], string>
  /** Which release of it runs. */
  release: (name: string) => string
  failed: (count: number) => string
}

/** Words that this page alone needs: they come with it. */
export const servicesTexts: Record<Language, ServicesTexts> = {
  fr: {
    teamSentence: 'Les versions de votre équipe, leurs erreurs et leur vitesse, page par page.',
    heading: 'Services',
    states: { up: 'En marche', not_ready: 'Pas encore prêt', down: 'Ne répond pas' },
    release: (name) => `Version ${name}`,
    failed: (count) => (count > 1 ? `${count} échecs` : `${count} échec`),
  },
  en: {
    teamSentence: 'The versions of your team, their errors and their speed, page by page.',
    heading: 'Services',
    states: { up: 'Running', not_ready: 'Not ready yet', down: 'Not answering' },
    release: (name) => `Release ${name}`,
    failed: (count) => (count === 1 ? '1 failure' : `${count} failures`),
  },
}
