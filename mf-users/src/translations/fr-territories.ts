/** Texts of /territories. */
export const frenchTerritories = {
  territories: {
    title: 'Les territoires',
    sentence: 'Où en sont les 103 comités\u00a0: ce qui manque, ce qui attend, et comment aider.',
    views: 'Manière de voir',
    view: { table: 'Tableau', map: 'Carte' },
    map: 'Carte des départements',
    mapHint:
      'Un carré par département. Le chiffre compte ce qui manque ou attend. Les flèches mènent d’un carré à l’autre.',
    key_zero: 'Rien ne manque',
    key_one: 'Un point à voir',
    key_other: '%count% points à voir',
    keyMost: '%count% points ou plus',
    search: 'Chercher un département ou une région',
    count_one: '%count% comité',
    count_other: '%count% comités',
    none: 'Aucun comité ne correspond',
    few: 'Moins de 10',
    noGap: 'Rien ne manque',
    failed: 'Les territoires n’ont pas pu être chargés',
    half: 'Une partie des chiffres n’a pas pu être chargée. Elle est remplacée par un tiret.',
    retry: 'Réessayer',
    file: 'territoires',
    gaps: {
      noReferent: 'Sans référent',
      noMission: 'Sans mission',
      noMember: 'Sans membre',
      lateRequests: 'Demandes en retard',
      lateAccounts: 'Comptes en retard',
    },
    columns: {
      gaps: 'À voir',
      region: 'Région',
      members: 'Membres',
      referents: 'Référents',
      openMissions: 'Missions ouvertes',
      lateRequests: 'Demandes de plus de 7 jours',
      lateAccounts: 'Comptes de plus de 7 jours',
    },
    acts: {
      write: 'Écrire',
      appoint: 'Choisir un référent',
      askReferent: 'Demander un référent',
      propose: 'Proposer une mission',
      lend: 'Prêter une mission',
    },
    letter: {
      title: 'Écrire au %name%',
      consequence:
        'Chaque référent reçoit votre message par e-mail. Sans référent, il part à l’adresse du comité. Vous en recevez une copie.',
    },
  },
} as const
