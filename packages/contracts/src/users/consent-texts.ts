import type { Language } from '../enumerations.ts'

/** What a member may agree to about health, each apart: nobody has to give one to get another thing. */
export const consentPurposes = ['health', 'comorbidities', 'matching'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** A consent about health counts for so long; then it is asked for again, and until then answers stay closed to others. */
export const consentMonths = 24

export interface ConsentText extends Record<Language, string> {
  version: string
}

/**
 * What the screen shows and the record of a consent proves, word for word. A changed word is a new version: it is asked
 * for again, and until then what was answered stays closed.
 */
export const consentTexts: Record<ConsentPurpose, ConsentText> = {
  health: {
    version: '1',
    fr: 'J’accepte qu’Ensemble conserve mes réponses sur la maladie, chiffrées, pour que je puisse choisir ce que j’en partage avec l’équipe d’une mission. Personne d’autre ne les lit. Je peux retirer mon accord à tout moment ; mes réponses sont alors effacées.',
    en: 'I agree that Ensemble keeps my answers about the illness, encrypted, so that I can choose which of them I share with the team of a mission. Nobody else reads them. I can withdraw my agreement at any time; my answers are then erased.',
  },
  comorbidities: {
    version: '1',
    fr: 'J’accepte qu’Ensemble conserve aussi, chiffrées, mes réponses sur mes autres problèmes de santé. Je peux retirer cet accord seul à tout moment ; ces réponses sont alors effacées.',
    en: 'I agree that Ensemble also keeps, encrypted, my answers about my other health conditions. I can withdraw this agreement alone at any time; these answers are then erased.',
  },
  matching: {
    version: '1',
    fr: 'J’accepte qu’Ensemble utilise mes réponses pour me proposer des missions qui cherchent mon expérience. L’équipe ne voit qu’un nombre arrondi de personnes ; elle n’apprend mon nom que si j’accepte. Je peux retirer cet accord à tout moment.',
    en: 'I agree that Ensemble uses my answers to propose missions that look for my experience. The team sees a rounded number of people only; it learns my name only if I accept. I can withdraw this agreement at any time.',
  },
}
