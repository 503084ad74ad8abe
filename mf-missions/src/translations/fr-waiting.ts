/** What waits for the staff in the missions, on their home. */
export const frenchWaiting = {
  widgets: {
    kinds: {
      request: 'Demande de participation',
      approval: 'Mission à valider',
      note: 'Mission finie, note de clôture à écrire',
      message: 'Message à lire',
    },
    several: {
      request: 'Demandes de participation',
      approval: 'Missions à valider',
      note: 'Missions finies, note de clôture à écrire',
      message: 'Messages à lire',
    },
    ask: 'Poser une question',
    reply: 'Répondre',
    readOn: 'Lire la suite',
    readLess: 'Replier',
    writeTeam: 'Écrire à l’équipe',
    noPlace: 'Plus de place libre\u00a0: ouvrez la mission pour en ajouter une.',
    approved: '«\u00a0%title%\u00a0» est validée.',
    waitingFailed: 'Les demandes et les missions à traiter n’ont pas pu être chargées',
    moreWaiting_one: 'Ajouter à la liste ce qui attend encore dans les missions',
    moreWaiting_other: 'Ajouter à la liste les %count% autres choses qui attendent dans les missions',
    allWaiting: 'La liste contient maintenant tout ce qui attend dans les missions.',
    leftWaiting_one: 'Encore %count% chose attend dans les missions. Elle viendra dans la liste après vos réponses.',
    leftWaiting_other:
      'Encore %count% choses attendent dans les missions. Elles viendront dans la liste après vos réponses.',
  },
} as const
