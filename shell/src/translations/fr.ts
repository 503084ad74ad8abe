import { knownAreas } from '@ensemble/contracts/words/platform-fr'
import type { Translations } from '@ensemble/contracts/remote'
import type accountValidation from './fr-later-account-validation.ts'
import type confirmForgotPassword from './fr-later-confirm-forgot-password.ts'
import type changePassword from './fr-later-change-password.ts'
import type auth from './fr-later-auth.ts'
import type deliveries from './fr-later-deliveries.ts'
import type forgotPassword from './fr-later-forgot-password.ts'
import type landing from './fr-later-landing.ts'
import type login from './fr-later-login.ts'
import type missionAnswer from './fr-later-mission-answer.ts'
import type notices from './fr-later-notices.ts'
import type signUp from './fr-later-signup.ts'
import type unauthorised from './fr-later-unauthorised.ts'
import type windows from './fr-later-windows.ts'
import { frenchDeliveries } from './fr-deliveries.ts'
import { frenchHome } from './fr-home.ts'

/** The shell's texts in French. The same keys stand in en.ts; a test compares them. */
export const fr = {
  changePassword: {
    title: 'Changer de mot de passe',
  },
  ...frenchDeliveries,
  SOMETHING_WENT_WRONG: 'Une erreur est survenue. Réessayez dans un instant.',
  NO_ANSWER: 'Le service ne répond pas. Rien n’est perdu\u00a0: réessayez dans un instant.',
  OFFLINE: 'Vous êtes hors connexion. Rien n’est perdu\u00a0: réessayez quand la connexion sera revenue.',
  AUTHENTICATION: {
    SESSION_EXPIRED_ERROR: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  },
  layout: {
    skip: 'Aller au contenu',
  },
  topBar: {
    logo: 'Ensemble, retour à l’accueil',
    nav: 'Navigation principale',
    home: 'Accueil',
    resources: 'Ressources',
    missions: 'Missions',
    myMissions: 'Mes missions',
    dashboard: 'Tableau de bord',
    management: 'Gérer les missions',
    department: 'Mon département',
    territories: 'Territoires',
    deliveries: 'Livraisons',
    users: 'Gérer les comptes',
    language: 'Confort et langue',
    signIn: 'Se connecter',
    profile: 'Mon profil',
    pause: 'Faire une pause',
    pausing: 'Ma pause',
    logout: 'Se déconnecter',
    logoutTitle: 'Se déconnecter partout\u00a0?',
    logoutConsequence: 'La déconnexion vaut pour tous vos appareils. Vous pourrez vous reconnecter à tout moment.',
    menu: 'Menu',
  },
  footer: {
    sentence: 'Ensemble, la plateforme des personnes touchées par un cancer et de leurs proches.',
    links: 'Liens de bas de page',
    contact: 'Nous écrire',
    whatsNew: 'Nouveautés',
    accessibility: 'Accessibilité',
    privacy: 'Vos données',
    charter: 'Charte',
    legal: 'Mentions légales',
  },
  notifications: {
    title: 'Notifications',
    unread_one: '%count% notification non lue',
    unread_other: '%count% notifications non lues',
  },
  comfort: {
    title: 'Confort de lecture',
  },
  finder: {
    title: 'Rechercher partout',
  },
  contact: {
    open: 'Écrire à l’équipe',
    cancel: 'Annuler',
  },
  guard: {
    checkFailed: 'Nous n’avons pas pu vérifier votre session',
    checkFailedText: 'Le service ne répond pas pour le moment. Rien n’est perdu\u00a0: réessayez dans un instant.',
  },
  crash: {
    title: 'Cette page a rencontré un problème',
    text: 'Le reste du site fonctionne. Rechargez la page pour continuer.',
    lostTitle: 'Cette page n’a pas pu s’ouvrir',
    lostText: 'Elle s’ouvrira d’elle-même quand la connexion reviendra.',
    reload: 'Recharger la page',
  },
  live: {
    newVersion: 'Une partie du site a été mise à jour. Vous verrez la nouvelle version au prochain chargement de page.',
  },
  connection: {
    offline:
      'Vous êtes hors connexion. Gardez cette page ouverte\u00a0: ce que vous avez écrit y reste. Vous pourrez l’envoyer quand la connexion reviendra.',
    unreachable:
      'Le site ne répond pas pour l’instant. Gardez cette page ouverte\u00a0: ce que vous avez écrit y reste. Nous réessayons de joindre le site.',
    inWindow: {
      offline: 'Vous êtes hors connexion. Ce que vous écrivez reste ici.',
      unreachable: 'Le site ne répond pas pour l’instant. Ce que vous écrivez reste ici.',
    },
    back: 'La connexion est revenue. Ce qui manquait se charge de nouveau.',
  },
  fields: {
    email: 'Saisissez une adresse e-mail complète, par exemple prenom@example.org.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'L’adresse est peut-être incomplète, ou la page n’existe plus.',
    action: 'Revenir à l’accueil',
  },
  login: {
    title: 'Se connecter',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    league: 'Continuer avec un compte de la Ligue',
  },
  ...frenchHome,
  deliveries: {
    areas: knownAreas,
    title: 'Livraisons',
  },
} as const satisfies Translations

// The keys that the texts of this area have: a wrong one does not compile.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof fr &
      typeof auth &
      typeof forgotPassword &
      typeof accountValidation &
      typeof confirmForgotPassword &
      typeof changePassword &
      typeof landing &
      typeof login &
      typeof signUp &
      typeof deliveries &
      typeof missionAnswer &
      typeof notices &
      typeof unauthorised &
      typeof windows
  }
}
