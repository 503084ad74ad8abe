import type { Translations } from '@ensemble/contracts/remote'
import { frenchEntry } from './fr-entry.ts'

/** The sign-in page, beyond what sign-up shows of it as well. */
const texts = {
  ...frenchEntry,
  login: {
    sentence: 'Retrouvez vos missions et les ressources de votre comité.',
    keepSignedIn: 'Garder ma session ouverte sur cet appareil',
    keptHint: 'Sur un ordinateur partagé, décochez cette case.',
    forgot: 'Mot de passe oublié\u00a0?',
    committee: 'Écrire à mon comité',
    suspended:
      'Vos données sont gardées. Votre comité peut vous dire combien de temps dure la suspension, et répondre à vos questions.',
    enterCode: 'Saisir le code reçu par e-mail',
    leagueHint: 'Vous êtes dans l’équipe d’un comité ou du siège\u00a0?',
    newHere: 'Première visite\u00a0? Créez votre compte en quatre étapes courtes.',
    create: 'Créer un compte',
    linkTitle: 'Reliez votre compte',
    linkText:
      'Saisissez une fois le mot de passe de votre compte Ensemble\u00a0: votre compte de la Ligue y sera relié.',
  },
} as const satisfies Translations

export default texts
