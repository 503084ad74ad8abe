import type { Translations } from '@ensemble/contracts/remote'
import { frenchEntry } from './fr-entry.ts'

/** A new password for whoever has forgotten theirs. */
const texts = {
  ...frenchEntry,
  forgotPassword: {
    title: 'Mot de passe oublié',
    sentence: 'Indiquez votre adresse\u00a0: si un compte y correspond, nous y envoyons un code.',
    submit: 'Recevoir un code',
    back: 'Revenir à la connexion',
  },
} as const satisfies Translations

export default texts
