/** How the site is read (fr). */
export const frenchComfort = {
  comfort: {
    title: 'Confort de lecture',
    lead: 'Vos choix comptent tout de suite, sur toutes les pages. Ce navigateur les garde.',
    leadOfAccount: 'Vos choix comptent tout de suite, sur toutes les pages et tous vos appareils.',
    textSize: 'Taille du texte',
    sizes: {
      usual: 'Habituelle',
      'text-125': 'Grande',
      'text-150': 'Très grande',
      'text-200': 'Deux fois plus grande',
    },
    colours: 'Couleurs',
    grounds: {
      usual: 'Comme mon appareil',
      light: 'Claires',
      dark: 'Sombres',
    },
    switches: {
      space: 'Plus d’espace entre les mots et les lignes',
      contrast: 'Contraste plus fort',
      'plain-font': 'Lettres plus simples',
      still: 'Rien ne bouge',
      'no-pictures': 'Sans images ni dessins',
      fewer: 'Moins de choses à la fois\u00a0: listes courtes, résumé d’abord',
    },
    reset: 'Revenir à l’affichage habituel',
  },
}
