import type { Language } from '../enumerations.ts'

/** What somebody agrees to by telephone, each apart. */
export const telephonePurposes = ['account', 'registration'] as const
export type TelephonePurpose = (typeof telephonePurposes)[number]

export interface WordsReadOut extends Record<Language, string> {
  version: string
}

/**
 * What the team reads out before somebody says yes, and what the note of that yes keeps, word for word. A changed word
 * is a new version. Nothing about health is read out, asked or noted by telephone.
 */
export const wordsReadOut: Record<TelephonePurpose, WordsReadOut> = {
  account: {
    version: '1',
    fr: 'Nous ouvrons un compte à votre nom, sans adresse e-mail. Nous y notons votre nom, votre numéro de téléphone et votre département. Nous ne demandons rien sur votre santé. L’équipe de votre comité voit ces informations et vous appelle quand il y a du nouveau. Vous pouvez à tout moment nous appeler pour les corriger ou les effacer. Avez-vous 18 ans ou plus, et êtes-vous d’accord ?',
    en: 'We open an account in your name, without an email address. In it we note your name, your telephone number and your department. We ask nothing about your health. The team of your committee sees this, and calls you when there is news. You can call us at any time to have it corrected or erased. Are you 18 or older, and do you agree?',
  },
  registration: {
    version: '1',
    fr: 'Nous notons votre inscription à cette mission, à votre demande. L’équipe de la mission voit votre nom et votre numéro de téléphone. Vous pouvez nous appeler pour vous retirer, sans donner de raison. Êtes-vous d’accord ?',
    en: 'We note your registration for this mission, as you ask. The team of the mission sees your name and your telephone number. You can call us to withdraw, without giving a reason. Do you agree?',
  },
}

/** The words of a version as they were read out in a language; null for a version that is not read out any more. */
export function readOut(purpose: TelephonePurpose, said: { version: string; language: Language }): string | null {
  const words = wordsReadOut[purpose]
  return words.version === said.version ? words[said.language] : null
}
