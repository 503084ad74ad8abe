/** Finding anything by its name, and the keys (fr). */
export const frenchFinder = {
  finder: {
    title: 'Rechercher partout',
    label: 'Que cherchez-vous\u00a0?',
    hint: 'Une page, une mission, un article ou une personne, selon ce que vous pouvez voir.',
    kinds: { places: 'Pages et actions', people: 'Personnes', missions: 'Missions', articles: 'Articles' },
    changePassword: 'Changer mon mot de passe',
    newMission: 'Proposer une nouvelle mission',
    newArticle: 'Écrire un nouvel article',
    count_one: '%count% résultat',
    count_other: '%count% résultats',
    nothing: 'Rien ne correspond à «\u00a0%words%\u00a0».',
    failed: 'Une partie des résultats n’a pas pu être chargée.',
    close: 'Fermer',
    keysTitle: 'Raccourcis clavier',
    keys: {
      find: { press: 'Ctrl K', does: 'Rechercher partout' },
      keys: { press: '?', does: 'Afficher ces raccourcis' },
      search: { press: '/', does: 'Chercher dans le tableau de la page' },
      move: { press: 'Flèches, Début, Fin', does: 'Se déplacer dans un tableau ou dans les résultats' },
      act: { press: 'Espace, Entrée', does: 'Choisir une ligne du tableau, ouvrir ce qu’elle montre' },
      range: { press: 'Maj et clic', does: 'Choisir toutes les lignes jusqu’à celle-ci' },
      close: { press: 'Échap', does: 'Fermer la fenêtre ouverte' },
    },
  },
} as const
