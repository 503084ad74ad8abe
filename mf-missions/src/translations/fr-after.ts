/** Once a mission is over: what it led to, and the words that may be quoted. */
export const frenchAfter = {
  past: {
    title: 'Ce que les missions ont permis',
    sentence: 'Les mots des équipes, une fois la mission finie.',
    none: 'Aucune mission passée à raconter pour l’instant',
    noneHint: 'Les équipes partagent ici ce que l’aide reçue a permis.',
    failed: 'Les missions passées n’ont pas pu être chargées',
  },
  quotes: {
    title: 'Citations',
    sentence:
      'Ces commentaires peuvent être cités sans nom. Une citation disparaît quand l’accord prend fin ou est retiré.',
    search: 'Chercher dans les citations',
    quote: 'Citation',
    agreedOn: 'Accord donné le',
    endsOn: 'À ne plus citer à partir du',
    copy: 'Copier',
    copied: 'La citation est copiée.',
    none: 'Aucune citation pour l’instant',
    noneHint: 'Elles viennent des avis donnés après une mission, quand la personne accepte d’être citée.',
    noneFound: 'Aucune citation ne correspond à cette recherche',
    failed: 'Les citations n’ont pas pu être chargées',
  },
} as const
