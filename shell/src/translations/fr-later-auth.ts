import type { Translations } from '@ensemble/contracts/remote'

/** The way back from the single sign-on. */
const texts = {
  azure: {
    title: 'Connexion avec un compte de la Ligue',
    failedTitle: 'La connexion n’a pas abouti',
    refused: 'La connexion a été interrompue avant la fin. Rien n’a été changé\u00a0: vous pouvez recommencer.',
    unavailable: 'Le service de connexion de la Ligue ne répond pas pour le moment. Réessayez dans un instant.',
    notOffered:
      'Ici, les comptes de la Ligue ne servent pas à se connecter. Connectez-vous avec votre adresse e-mail et un mot de passe.',
    incomplete: 'L’adresse de retour est incomplète. Recommencez depuis la page de connexion.',
    again: 'Recommencer',
    withPassword: 'Se connecter avec un mot de passe',
  },
} as const satisfies Translations

export default texts
