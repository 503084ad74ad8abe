import type { Translations } from '@ensemble/contracts/remote'
import { frenchCommittee } from './fr-committee.ts'

/** Why a page is closed, what is next and whom to ask, in French. */
const texts = {
  committee: frenchCommittee,
  unauthorised: {
    next: 'Et maintenant',
    ask: 'À qui demander',
    home: 'Aller à l’accueil',
    signIn: 'Se connecter',
    signUp: 'Créer un compte',
    readWhy: 'Lire la raison',
    whyAtSignIn: 'La raison s’affiche quand vous essayez de vous connecter.',
    openSession: 'Votre session est ouverte\u00a0: revenez à l’accueil.',
    UNAUTHENTICATED: {
      title: 'Connectez-vous pour voir cette page',
      text: 'Elle est réservée aux membres et aux équipes.',
      next: 'Après la connexion, vous y arriverez directement.',
    },
    SESSION_EXPIRED: {
      title: 'Votre session est terminée',
      text: 'Une session s’arrête après une longue absence, ou quand on la ferme depuis un autre appareil.',
      next: 'Reconnectez-vous pour reprendre là où vous en étiez.',
    },
    ACCOUNT_SUSPENDED: {
      title: 'Votre compte est suspendu',
      text: 'Vous ne pouvez pas vous connecter pour le moment. Vos données sont gardées.',
      next: 'Votre comité peut vous dire combien de temps cela dure. Un e-mail vous prévient dès que votre compte est rétabli.',
    },
    erasure: {
      title: 'L’effacement de vos données',
      running: 'Il est en cours. Vous pouvez fermer cette page\u00a0: rien ne s’arrête.',
      done: 'C’est terminé.',
      parts: {
        users: 'Votre compte, vos réponses et vos messages',
        missions: 'Vos textes et vos choix dans les missions',
        articles: 'Votre photo et vos lectures',
        events: 'Votre nom, partout où la plateforme le notait',
      },
    },
    ACCOUNT_DELETED: {
      title: 'Votre compte est supprimé',
      text: 'Merci du chemin fait ensemble. Votre nom, vos coordonnées et vos réponses s’effacent partout.',
      next: 'Vous n’avez plus rien à faire. Vous pourrez ouvrir un autre compte quand vous voudrez.',
    },
    ACCOUNT_REFUSED: {
      title: 'Votre inscription n’a pas été acceptée',
      text: 'Votre compte n’est pas ouvert, et vos données sont effacées.',
      next: 'Vous n’avez rien à faire. Votre comité peut vous dire pourquoi. Vous pouvez faire une autre demande plus tard.',
    },
    ACCOUNT_PENDING: {
      title: 'Votre compte attend sa validation',
      text: 'Votre comité l’étudie.',
      next: 'Vous recevrez un e-mail dès qu’il sera ouvert.',
    },
    FORBIDDEN: {
      title: 'Cette page n’est pas ouverte à votre rôle',
      text: 'Elle sert au travail des équipes ou de l’administration.',
      next: 'Tout le reste vous est ouvert. Si vous avez besoin de cette page, dites-le à votre comité.',
    },
    OTHER: {
      title: 'Vous ne pouvez pas accéder à cette page',
      text: 'La raison s’affiche une seule fois\u00a0: vous l’avez peut-être déjà lue.',
      next: 'Connectez-vous pour continuer. Si quelque chose l’empêche, la page de connexion vous le dira.',
    },
  },
} as const satisfies Translations

export default texts
