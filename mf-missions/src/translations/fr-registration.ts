import { participantParts } from '@ensemble/contracts/words/missions-fr'

/** Registering, and where the reader stands with a mission. */
export const frenchRegistration = {
  next: {
    /** The day stands above it. */
    validated: 'Rendez-vous %soon%',
    opens: 'Le questionnaire ouvre %when%',
    answers: 'Le questionnaire est ouvert',
    answered: 'Vous avez répondu au questionnaire',
    begun: 'La mission a commencé',
    over: 'La mission est terminée',
    requested: 'L’équipe vous répond ici et par e-mail',
    waitlisted: 'Si une place se libère, nous vous prévenons',
    invited: 'Répondez avant le %until%',
  },
  state: {
    ...participantParts,
    waitlisted: `${participantParts.waitlisted}, rang %rank%`,
    done: 'Participation terminée',
    excused: 'Vous n’avez pas pu venir',
    absent: 'Vous n’avez pas pu venir',
  },
  invitation: {
    accept: 'Accepter',
    decline: 'Décliner',
    declineTitle: 'Décliner cette invitation\u00a0?',
    declineOfferTitle: 'Décliner cette place\u00a0?',
    declineConsequence: 'La place sera libre pour une autre personne. Aucune raison ne vous est demandée.',
    acceptTitle: 'Accepter cette invitation',
    acceptOfferTitle: 'Accepter cette place',
    acceptNext:
      'Votre place est confirmée dès que vous envoyez ce formulaire. Vous pourrez vous retirer à tout moment.',
    acceptSend: 'Confirmer ma place',
    /** What an answer on a card led to. */
    given: {
      accepted: 'Votre place est confirmée.',
      declined: 'Vous avez décliné. La place est libre pour une autre personne.',
      kept: 'Votre place est gardée à la nouvelle date.',
      givenBack: 'Votre place est rendue. Merci de l’avoir dit.',
    },
  },
  overlap: {
    title: 'Vous avez déjà une mission à ce moment-là',
    confirmed: 'Votre place y est confirmée\u00a0: %when%.',
    asked: 'Vous y avez demandé une place\u00a0: %when%.',
    more_one: '%count% autre date tombe en même temps.',
    more_other: '%count% autres dates tombent en même temps.',
  },
  fields: {
    REQUIRED: 'Répondez ici avant de continuer.',
    TOO_SHORT: 'Écrivez au moins %min% caractères.',
    TOO_LONG: 'Ce texte est trop long.',
  },
} as const
