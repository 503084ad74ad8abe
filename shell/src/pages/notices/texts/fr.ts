import { frenchHelp } from '../../../translations/fr-help.ts'
import type { NoticeTexts } from '../notice-texts.ts'

/** What stands behind the links of the footer. */
export const frenchNotices: NoticeTexts = {
  accessibility: {
    title: 'Accessibilité',
    sentence:
      'Ensemble doit servir à tout le monde\u00a0: malade, avec peu d’énergie, ou mal à l’aise avec un écran. Voici où nous en sommes, au 25 novembre 2026.',
    sections: [
      {
        title: 'Où nous en sommes',
        paragraphs: [
          'Nous visons le niveau AA des règles internationales d’accessibilité (WCAG 2.2), sur lesquelles repose le référentiel français (RGAA).',
          'Nous nous évaluons nous-mêmes. Aucun organisme extérieur n’a encore contrôlé la plateforme\u00a0: nous ne pouvons donc pas la déclarer conforme.',
        ],
        points: [],
      },
      {
        title: 'Ce que nous vérifions',
        paragraphs: ['À chaque vérification complète\u00a0:'],
        points: [
          'un outil (axe) examine les écrans\u00a0: téléphone, tablette et ordinateur, français et anglais, clair et sombre. Il ne voit qu’une partie des obstacles\u00a0;',
          'nous parcourons au clavier les pages, les fenêtres et les listes\u00a0;',
          'nous agrandissons le texte à 200 % et cherchons ce qui se coupe ou se recouvre\u00a0;',
          'nous calculons les contrastes des couleurs.',
        ],
      },
      {
        title: 'Ce qui n’est pas vérifié',
        paragraphs: [],
        points: [
          'nous n’avons pas essayé de lecteurs d’écran ni de commande vocale avec des personnes qui s’en servent chaque jour\u00a0;',
          'les documents que les équipes joignent (PDF et autres) ne sont pas contrôlés\u00a0;',
          'les images des articles dépendent de la description qui en est donnée.',
        ],
      },
      {
        title: 'Signaler un obstacle',
        paragraphs: [
          'Si quelque chose vous arrête, écrivez-nous la page et ce que vous vouliez faire. Nous vous répondons et cherchons avec vous une autre façon de faire.',
        ],
        points: [],
      },
    ],
  },
  privacy: {
    title: 'Vos données',
    sentence: 'Ce que nous gardons, qui le lit, et comment le reprendre.',
    sections: [
      {
        title: 'Vos réponses sur la santé',
        paragraphs: [
          'Elles ne sont demandées qu’avec votre accord, et chiffrées avec une clé qui vous est propre. Personne d’autre que vous ne les lit. L’équipe d’une mission ne voit que ce que vous cochez en vous y inscrivant. Chaque lecture vous est montrée.',
          'Vous retirez votre accord en deux gestes, dans votre profil\u00a0: les réponses sont effacées aussitôt. Vous pouvez aussi arrêter le partage avec une seule équipe. L’accord est redemandé au bout de deux ans.',
        ],
        points: [],
      },
      {
        title: 'Qui lit le reste',
        paragraphs: [],
        points: [
          'votre identité\u00a0: vous, l’administration, et votre comité départemental, qui valide votre compte\u00a0;',
          'votre nom et vos coordonnées\u00a0: l’administration, votre comité, et les équipes des missions où votre place est confirmée\u00a0;',
          'vos messages à l’équipe d’une mission\u00a0: vous, cette équipe et l’administration\u00a0;',
          'le contact d’une mission\u00a0: les membres lisent son nom, les équipes ses coordonnées\u00a0;',
          'vos réponses sur le travail\u00a0: vous, et personne d’autre, sauf en chiffres d’au moins dix personnes.',
        ],
      },
      {
        title: 'Si vous n’avez pas d’adresse e-mail',
        paragraphs: [
          'Votre équipe peut ouvrir un compte pour vous, par téléphone. Elle note votre nom, votre numéro, votre département et votre accord. Elle ne demande rien sur votre santé.',
          'Vous pouvez l’appeler pour corriger ces informations, en recevoir une copie ou les effacer. Avec le code de son courrier, vous reprenez le compte vous-même.',
        ],
        points: [],
      },
      {
        title: 'Combien de temps',
        paragraphs: [],
        points: [
          'votre compte\u00a0: jusqu’à ce que vous le supprimiez, ou après deux ans sans visite et deux messages sans réponse\u00a0;',
          'un compte dont l’adresse n’est pas confirmée\u00a0: 30 jours\u00a0;',
          'un compte qui attend notre réponse\u00a0: six mois\u00a0;',
          'un texte commencé et non envoyé\u00a0: 30 jours\u00a0;',
          'ce que vous écrivez pour participer à une mission\u00a0: trois ans après sa fin\u00a0;',
          'le contact d’une mission\u00a0: trois ans après sa fin\u00a0;',
          'ce que vous aviez écrit pour une demande refusée ou retirée\u00a0: six mois\u00a0;',
          'votre commentaire sur une mission\u00a0: trois mois après sa fin ou après votre réponse\u00a0;',
          'un commentaire que vous nous laissez citer\u00a0: deux ans\u00a0;',
          'vos messages à l’équipe d’une mission\u00a0: un an\u00a0;',
          'un besoin local que vous signalez à votre comité\u00a0: deux ans\u00a0;',
          'vos notifications\u00a0: six mois\u00a0;',
          'la trace de ce que vous faites, comme vos inscriptions et vos messages envoyés\u00a0: un an\u00a0;',
          'la trace de qui a lu vos réponses sur la santé\u00a0: un an\u00a0;',
          'la trace des listes de missions et de participants que l’équipe télécharge\u00a0: un an\u00a0;',
          'les mots cherchés dans ces listes\u00a0: 30 jours.',
        ],
      },
      {
        title: 'Ce qui reste dans votre navigateur',
        paragraphs: ['Il n’y a ni publicité, ni service extérieur qui vous suivrait. Il reste seulement\u00a0:'],
        points: [
          'des cookies qui gardent votre session ouverte, ou la version de la plateforme qui vous est montrée\u00a0;',
          'un cookie qui reconnaît ce navigateur. Si quelqu’un essaie de deviner votre mot de passe, vous pouvez toujours entrer d’ici\u00a0;',
          'votre langue et votre confort de lecture\u00a0;',
          'une inscription commencée\u00a0: deux jours, sans votre mot de passe ni votre situation.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          'Vous pouvez lire, corriger, emporter ou effacer vos données dans votre profil. La rubrique «\u00a0Mes données\u00a0» sert à télécharger ou à supprimer.',
          'Pour toute autre demande, écrivez à votre comité. Adressez votre message à la personne déléguée à la protection des données de la Ligue.',
          'Si la réponse ne vous convient pas, vous pouvez adresser une réclamation à la CNIL\u00a0: www.cnil.fr, ou 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
        ],
        points: [],
      },
    ],
  },
  legal: {
    title: 'Mentions légales',
    sentence: 'Qui publie Ensemble, et ce que valent ses contenus.',
    sections: [
      {
        title: 'Qui publie',
        paragraphs: ['Ensemble est ouvert à ses membres par la Ligue et ses comités départementaux.'],
        points: [],
      },
      {
        title: 'Les contenus',
        paragraphs: [
          'Les articles sont écrits par les équipes de la Ligue, signés et datés. Ils informent de façon générale et ne remplacent pas votre équipe soignante.',
          'Les textes et les images restent aux personnes qui les ont faits. Vous pouvez les lire, les imprimer et les partager en citant leur source.',
        ],
        points: [],
      },
      {
        title: 'Les missions',
        paragraphs: [
          'Chaque mission est écrite par une équipe de la Ligue. Le siège relit celles que les comités proposent. Vous y participez librement et pouvez vous retirer à tout moment, sans vous justifier.',
        ],
        points: [],
      },
    ],
  },
  contact: {
    title: 'Nous écrire',
    sentence: 'Une question, un obstacle, une remarque\u00a0: une personne vous répond.',
    sections: [{ title: frenchHelp.title, paragraphs: [frenchHelp.urgent, frenchHelp.listening], points: [] }],
  },
}
