import type { Translations } from '@ensemble/contracts/remote'

/** What browsing says beyond its list: of kept searches, and of favourites that are over. */
const texts = {
  searches: {
    sentence: 'Retrouvez-les en un geste, et choisissez celles qui vous préviennent.',
    keepTitle: 'Garder cette recherche',
    keepAbout: 'Elle reste à vous\u00a0: personne d’autre ne la voit.',
    name: 'Nom de la recherche',
    save: 'Garder',
    full: 'Vous gardez déjà %count% recherches, le maximum. Retirez-en une pour garder celle-ci.',
    tell: 'Me prévenir d’une nouvelle mission',
    tellings: {
      never: 'Jamais',
      digest: 'Avec l’e-mail des nouvelles missions',
      at_once: 'Dès l’ouverture des inscriptions',
    },
    hints: {
      never: 'Vous la retrouvez quand vous voulez.',
      weekly: 'Cet e-mail part chaque lundi.',
      monthly: 'Cet e-mail part le premier du mois.',
      none: 'Vous avez arrêté cet e-mail\u00a0: choisissez son rythme dans votre profil.',
      at_once: 'Par e-mail, en journée, au plus une fois toutes les trois heures.',
    },
    count_one: '%count% recherche gardée, sur 5 au plus',
    count_other: '%count% recherches gardées, sur 5 au plus',
    saved: 'Votre choix est enregistré.',
    remove: 'Retirer',
    removeOf: 'Retirer la recherche «\u00a0%name%\u00a0»',
    removed: 'La recherche est retirée.',
    rhythm: 'Choisir le rythme de cet e-mail',
    none: 'Vous ne gardez encore aucune recherche',
    noneHint: 'Choisissez des filtres parmi les missions, puis gardez votre recherche.',
    browse: 'Trouver une mission',
    failed: 'Vos recherches n’ont pas pu être chargées',
  },
  favourites: {
    over: 'Favoris passés ou annulés',
    noneOpen: 'Aucun de vos favoris n’est ouvert en ce moment.',
    none: 'Vous n’avez pas encore de favori',
    noneHint: 'Appuyez sur le cœur d’une mission\u00a0: vous la retrouverez ici.',
  },
} as const satisfies Translations

export default texts
