import { newDateAnswers } from '@ensemble/contracts/words/missions-fr'

/** Words about a mission that is cancelled or moved to another date. */
export const frenchChanges = {
  changes: {
    alternatives: 'D’autres missions ouvertes à votre inscription',
    cancelTitle: 'Annuler cette mission\u00a0?',
    keep: 'Garder la mission',
    cancelFinal:
      'L’annulation est définitive. La mission reste visible des personnes concernées, et ne compte dans aucun chiffre.',
    told: 'Ces personnes sont prévenues, avec vos mots\u00a0:',
    nobody: 'Aucune inscription, aucune invitation\u00a0: aucun e-mail ne part.',
    past: 'La mission est déjà passée\u00a0: aucun e-mail ne part.',
    validatedCount_one: '%count% personne confirmée',
    validatedCount_other: '%count% personnes confirmées',
    awaitingStaffCount_one: '%count% personne qui attend votre réponse',
    awaitingStaffCount_other: '%count% personnes qui attendent votre réponse',
    waitlistCount_one: '%count% personne sur la liste d’attente',
    waitlistCount_other: '%count% personnes sur la liste d’attente',
    invitedCount_one: '%count% personne invitée',
    invitedCount_other: '%count% personnes invitées',
    reason: 'La raison, dans vos mots',
    reasonHint: 'Ces personnes la liront. 10 caractères au moins, et rien sur la santé de quelqu’un.',
    cancelled: 'La mission est annulée. Les personnes sont prévenues.',
    cancelledPast: 'La mission est annulée.',
    moveTitle: 'Déplacer cette mission',
    moveConsequence:
      'Toutes les places sont gardées. Les personnes confirmées disent si la nouvelle date leur convient\u00a0; vous voyez leurs réponses.',
    startDay: 'Nouveau jour de début',
    startTime: 'Heure de début',
    endDay: 'Nouveau jour de fin',
    endTime: 'Heure de fin',
    startInPast: 'Choisissez un jour et une heure à venir.',
    sameDate: 'C’est la date actuelle. Choisissez-en une autre.',
    endBeforeStart: 'La fin vient après le début.',
    endTooFar: 'Une mission dure 24 mois au plus.',
    erasurePromised:
      'Des personnes ont commencé à répondre\u00a0: leurs réponses seront effacées le %day%, comme promis. Choisissez une date avant ce jour, et dans les cinq ans qui le précèdent.',
    moveStale: 'La mission a changé pendant que vous écriviez',
    moveStaleHint:
      'Date actuelle\u00a0: %when%. Rien n’est remplacé, et vos mots sont gardés. Vérifiez-les, puis déplacez la mission.',
    moved: 'La mission est déplacée. Les personnes sont prévenues.',
    cancelledOn: 'Mission annulée le %day%',
    others: 'Voir d’autres missions',
    movedFrom: 'Nouvelle date\u00a0: %when%',
    wasOn: 'La mission devait commencer le %day%.',
    unanswered_one: '%count% personne confirmée n’a pas encore dit si cette date lui convient.',
    unanswered_other: '%count% personnes confirmées n’ont pas encore dit si cette date leur convient.',
    answers: newDateAnswers,
    column: 'Nouvelle date',
  },
} as const
