/** What members are trained for: on the profile, and where the staff confirm it. */
export const frenchVolunteers = {
  title: 'Formations de bénévole',
  states: {
    declared: 'Déclarée, à confirmer par votre comité',
    confirmed: 'Confirmée',
    confirmedUntil: 'Confirmée jusqu’au %day%',
    expired: 'À renouveler depuis le %day%',
  },
  by: 'Par %name%, le %day%.',
  purpose: 'Pour quoi\u00a0: %purpose%',
  waits: 'Les missions réservées s’ouvrent quand votre comité a confirmé votre formation.',
  writeToCommittee: 'Écrire à mon comité',
  staffStates: { declared: 'Déclarée, à confirmer', expired: 'À confirmer de nouveau' },
  waiting: 'Formation à confirmer',
  waitingSeveral: 'Formations à confirmer',
  failed: 'Les formations à confirmer n’ont pas pu être chargées',
  more_one: '%count% autre formation à confirmer viendra dans cette liste quand celles-ci auront reçu une réponse.',
  more_other:
    '%count% autres formations à confirmer viendront dans cette liste quand celles-ci auront reçu une réponse.',
  confirm: {
    action: 'Confirmer la formation',
    title: 'Confirmer la formation %ofName%\u00a0?',
    consequence: 'Formation déclarée\u00a0: %kind%. Une fois confirmée, elle ouvre les missions réservées.',
    until: 'Valable jusqu’au',
    untilHint: 'Ce jour compris. Sans date, elle reste valable.',
    untilPast: 'Choisissez un jour à venir.',
    purpose: 'Pour quoi',
    purposeHint: 'La formation suivie, l’établissement… La personne le lit aussi.',
    done: 'La formation %ofName% est confirmée.',
  },
  refuse: {
    action: 'Ne pas confirmer',
    title: 'Ne pas confirmer la formation %ofName%\u00a0?',
    consequence:
      '«\u00a0%kind%\u00a0» disparaît de son profil. Les missions réservées lui sont fermées. La personne peut déclarer de nouveau sa formation.',
    done: 'La formation %ofName% n’est pas confirmée.',
  },
  drop: {
    action: 'Retirer de mon profil',
    title: 'Retirer cette formation de votre profil\u00a0?',
    consequence:
      '«\u00a0%kind%\u00a0» est confirmée par votre comité. Sans elle, les missions réservées se ferment. Si vous la déclarez de nouveau, il faudra une nouvelle confirmation.',
  },
  withdraw: 'Retirer la confirmation',
} as const
