/** What everybody agrees to, in French: read where it is ticked, and on a page of its own. */
export const frenchCharter = {
  charterText: {
    title: 'La charte du bénévolat',
    one: 'J’écoute sans juger, et je respecte le choix de chaque personne.',
    two: 'Ce que l’on me confie reste entre nous.',
    three: 'Je ne donne pas de conseil médical\u00a0: l’équipe soignante est là pour cela.',
    four: 'Je préviens si je ne peux plus venir. Personne ne me demandera de me justifier.',
  },
  termsText: {
    title: 'Les conditions d’utilisation',
    one: 'Le compte est personnel, gratuit, et je peux le supprimer quand je veux.',
    two: 'Mon comité départemental et la Ligue lisent mon identité pour valider mon compte.',
    three: 'Personne d’autre que moi ne lira ce que je dirai de ma santé, sauf ce que je partage.',
    four: 'Mes données ne sont ni vendues ni utilisées pour de la publicité.',
  },
} as const
