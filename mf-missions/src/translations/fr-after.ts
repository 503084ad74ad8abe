/** Once a mission is over: what it led to, and the words that may be quoted. */
export const frenchAfter = {
  past: {
    title: 'Ce que les missions ont permis',
    sentence: 'Les mots des équipes, une fois la mission finie.',
    none: 'Aucune mission passée à raconter pour l’instant',
    noneHint: 'Les équipes partagent ici ce que l’aide reçue a permis.',
    failed: 'Les missions passées n’ont pas pu être chargées',
  },
} as const
