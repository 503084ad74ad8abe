import type { Translations } from '@ensemble/contracts/remote'
import { frenchEntry } from './fr-entry.ts'

/** The new password, after the code of a mail. */
const texts = {
  ...frenchEntry,
  confirmForgotPassword: {
    title: 'Choisir un nouveau mot de passe',
    sentence: 'Si un compte correspond à votre adresse, un code vient d’y être envoyé. Il est valable 30 minutes.',
    submit: 'Enregistrer le mot de passe',
    doneTitle: 'Votre mot de passe est changé',
    doneSentence: 'Par sécurité, tous vos appareils ont été déconnectés. Connectez-vous avec le nouveau.',
    signIn: 'Se connecter',
  },
} as const satisfies Translations

export default texts
