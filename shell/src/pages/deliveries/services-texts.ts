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
  /** Pages that no team delivers. */
  ownPages: string
  /** Nobody has told of a visit yet. */
  noVisits: string
  /** Whose visits are in none of the figures. */
  untouched: string
}

/** Words that this page alone needs: they come with it. */
export const servicesTexts: Record<Language, ServicesTexts> = {
  fr: {
    teamSentence: 'Les versions de votre équipe, leurs erreurs et leur vitesse, page par page.',
    heading: 'Services',
    states: { up: 'En marche', not_ready: 'Pas encore prêt', down: 'Ne répond pas' },
    release: (name) => `Version ${name}`,
    failed: (count) => (count > 1 ? `${count} échecs` : `${count} échec`),
    ownPages: 'Pages de la plateforme',
    noVisits: 'Aucune visite signalée.',
    untouched: 'Une page publique ouverte puis quittée sans aucun geste n’est pas comptée.',
  },
  en: {
    teamSentence: 'The versions of your team, their errors and their speed, page by page.',
    heading: 'Services',
    states: { up: 'Running', not_ready: 'Not ready yet', down: 'Not answering' },
    release: (name) => `Release ${name}`,
    failed: (count) => (count === 1 ? '1 failure' : `${count} failures`),
    ownPages: 'Pages of the platform',
    noVisits: 'No visits reported yet.',
    untouched: 'A public page that is opened and left without a touch is not counted.',
  },
}
