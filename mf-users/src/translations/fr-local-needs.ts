import { localNeedStates } from '@ensemble/contracts/words/people-fr'

/** Texts of local needs. */
export const frenchLocalNeeds = {
  needs: {
    failed: 'Les besoins n’ont pas pu être chargés',
    none: 'Aucun besoin local pour l’instant',
    noneHint: 'Les besoins que les membres signalent au comité apparaîtront ici.',
    states: localNeedStates,
    answer: 'Votre réponse\u00a0: %answer%',
    seeMission: 'Voir la mission',
    make: 'En faire une mission',
    look: 'Mettre à l’étude',
    looked: 'Le besoin est à l’étude.',
    refuse: 'Répondre non',
    refuseTitle: 'Répondre non à %name%',
    refuseConsequence: 'La personne reçoit vos mots par e-mail. La réponse est définitive.',
    refused: 'La réponse est envoyée.',
    title: 'Besoins locaux',
  },
} as const
