import type { Translations } from '@ensemble/contracts/remote'
import { frenchEntry } from './fr-entry.ts'

/** Another password for whoever knows theirs. */
const texts = {
  ...frenchEntry,
  changePassword: {
    sentence: 'Vos autres appareils seront déconnectés. Sur celui-ci, votre session reste ouverte.',
    current: 'Mot de passe actuel',
    submit: 'Changer le mot de passe',
    done: 'Votre mot de passe est changé.',
    leagueTitle: 'Vous vous connectez avec un compte de la Ligue',
    leagueText:
      'Son mot de passe se change là où ce compte est géré. Le service informatique de la Ligue peut vous aider.',
  },
} as const satisfies Translations

export default texts
