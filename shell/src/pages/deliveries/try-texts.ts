import type { Language } from '@ensemble/contracts/enumerations'

interface TryTexts {
  title: (area: string) => string
  sentence: string
  hint: string
  missing: string
  ask: string
}

/** Words that this page alone needs: they come with it. */
export const tryTexts: Record<Language, TryTexts> = {
  fr: {
    title: (area) => `${area}\u00a0: essayer une version`,
    sentence: 'Elle agira avec vos droits, dans ce navigateur.',
    hint: 'Son équipe vous donne ce numéro.',
    missing: 'Indiquez la version.',
    ask: 'Continuer',
  },
  en: {
    title: (area) => `${area}: try a version`,
    sentence: 'It acts with your rights, in this browser.',
    hint: 'Its team gives you this number.',
    missing: 'Enter the version.',
    ask: 'Continue',
  },
}
