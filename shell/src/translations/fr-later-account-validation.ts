import type { Translations } from '@ensemble/contracts/remote'
import { frenchEntry } from './fr-entry.ts'

/** What somebody reads between their sign-up and the answer of their committee, in French. */
const texts = {
  ...frenchEntry,
  accountValidation: {
    title: 'Validation du compte',
    signIn: 'Se connecter',
    codeTitle: 'Confirmez votre adresse e-mail',
    isConfirmed: 'Cette adresse est confirmée.',
    codeSentence: 'Recopiez le code reçu par e-mail, ou ouvrez le lien de cet e-mail. Ils sont valables 30 minutes.',
    linkSentence: 'Un dernier geste pour %email%.',
    byHand: 'Saisir une autre adresse ou un autre code',
    codeSubmit: 'Confirmer mon adresse',
    wrongAddress: 'Adresse mal écrite à l’inscription\u00a0? Reprenez l’inscription pour la corriger.',
    alreadyConfirmed: 'Adresse déjà confirmée\u00a0? Connectez-vous pour savoir où en est votre compte.',
    confirmedTitle: 'Votre adresse est confirmée',
    confirmedSentence:
      'Votre comité étudie maintenant votre compte. La réponse arrive par e-mail, en général sous trois jours ouvrés.',
    otherTitle: 'L’adresse est confirmée',
    otherSentence:
      'Ce navigateur est connecté à un autre compte. Pour entrer avec cette adresse, déconnectez-vous d’abord.',
    readyTitle: 'Votre compte est ouvert',
    readySentence: 'Toutes les pages vous sont accessibles.',
    goHome: 'Aller à l’accueil',
    pendingTitle: 'Votre comité étudie votre compte',
    pendingBy: 'Vous n’avez rien à faire. La réponse arrive par e-mail, en général au plus tard le %day%.',
    pendingLate: 'La réponse prend plus de temps que d’habitude. Elle arrivera par e-mail.',
    checkAgain: 'Vérifier à nouveau',
    profile: 'Relire ou corriger mes informations',
    stillPending: 'Pas encore de réponse. Cette page se met à jour d’elle-même.',
    steps: 'Étapes de la validation',
    createdTitle: 'Compte créé',
    createdText: 'Vos informations sont bien arrivées.',
    reviewTitle: 'Lecture par votre comité',
    reviewText: 'Une personne de votre comité départemental lit votre demande.',
    openTitle: 'Accès aux missions et aux ressources',
    openText: 'Vous recevez un e-mail et vous pouvez commencer.',
    contactTitle: 'Une question\u00a0?',
  },
} as const satisfies Translations

export default texts
