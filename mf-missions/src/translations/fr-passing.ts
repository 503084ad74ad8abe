/** A request to take part that somebody of the team leaves to a colleague. */
export const frenchPassing = {
  passing: {
    action: 'Transmettre',
    title: 'Transmettre la demande de %name%\u00a0?',
    consequence:
      'La personne choisie est prévenue. Le reste de l’équipe voit à qui la demande est transmise, et peut toujours répondre. N’écrivez rien sur la santé de la personne.',
    to: 'À qui',
    words: 'Quelques mots pour cette personne',
    nobody: 'Personne d’autre dans l’équipe de cette mission ne peut répondre.',
    failed: 'L’équipe de la mission n’a pas pu être chargée',
    done: 'La demande de %name% est transmise à %to%.',
    you: 'vous',
    passedOn: 'Demande transmise à %to% par %by%, le %when%',
    withWords: '%said%\u00a0: «\u00a0%words%\u00a0»',
    column: 'Transmise à',
    history: 'À qui la demande a été transmise',
  },
} as const
