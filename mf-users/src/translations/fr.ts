import type { Translations } from '@ensemble/contracts/remote'
import { profileTypes } from '@ensemble/contracts/words/people-fr'
import type accounts from './fr-later-accounts.ts'

const fr = {
  profileTypes,
  widgets: {
    account: 'Compte à valider',
    accounts: 'Comptes à valider',
    passedOn: 'Transmis par %name% %when%',
    moreAccounts_one: 'Voir l’autre compte à valider',
    moreAccounts_other: 'Voir les %count% autres comptes à valider',
    accountsFailed: 'Les comptes à valider n’ont pas pu être chargés',
    pause: 'Je fais une pause',
    pauseHint:
      'Pendant une pause, vous ne recevez ni invitations, ni annonces de missions. Vos demandes et vos invitations en attente sont retirées. Personne ne demande pourquoi.',
    pauseUntil: 'Choisir une date de retour',
    situation: 'Votre profil indique\u00a0: «\u00a0%profile%\u00a0». Est-ce toujours juste\u00a0?',
    situationRight: 'Oui, c’est juste',
    situationChange: 'Modifier',
    situationPass: 'Ne pas répondre',
  },
  own: {
    saved: 'C’est enregistré.',
    pausedUntil: 'Vous êtes en pause jusqu’au %day%.',
    pausedOpen: 'Vous êtes en pause. Elle dure jusqu’à ce que vous y mettiez fin ici.',
  },
  management: {
    title: 'Gérer les comptes',
    sentence: 'Toutes les personnes inscrites, selon l’état de leur compte.',
  },
  department: {
    title: 'Mon département',
  },
  territories: {
    title: 'Territoires',
    sentence: 'Où en sont les 103 comités\u00a0: ce qui manque, ce qui attend, et comment aider.',
  },
  profile: {
    title: 'Profil',
  },
} as const satisfies Translations

export default fr

// The keys that the texts of this area have: a wrong one does not compile.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mf-users': typeof fr & typeof accounts
  }
}
