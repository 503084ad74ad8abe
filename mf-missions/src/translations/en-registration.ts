import { participantParts } from '@ensemble/contracts/words/missions-en'

/** Registering, and where the reader stands with a mission. */
export const englishRegistration = {
  next: {
    /** The day stands above it. */
    validated: 'See you %soon%',
    opens: 'The questionnaire opens %when%',
    answers: 'The questionnaire is open',
    answered: 'You have answered the questionnaire',
    begun: 'The mission has started',
    over: 'The mission has ended',
    requested: 'The team will answer here and by email',
    waitlisted: 'We will let you know if a place comes up',
    invited: 'Answer before %until%',
  },
  state: {
    ...participantParts,
    waitlisted: `${participantParts.waitlisted}, number %rank%`,
    done: 'Completed',
    excused: 'You could not come',
    absent: 'You could not come',
  },
  invitation: {
    accept: 'Accept',
    decline: 'Decline',
    declineTitle: 'Decline this invitation?',
    declineOfferTitle: 'Decline this place?',
    declineConsequence: 'The place will be free for someone else. You do not have to say why.',
    acceptTitle: 'Accept this invitation',
    acceptOfferTitle: 'Accept this place',
    acceptNext: 'Your place is confirmed as soon as you send this form. You can withdraw at any time.',
    acceptSend: 'Confirm my place',
    /** What an answer on a card led to. */
    given: {
      accepted: 'Your place is confirmed.',
      declined: 'You have declined. The place is free for someone else.',
      kept: 'You have kept your place on the new date.',
      givenBack: 'You have given up your place. Thank you for letting us know.',
    },
  },
  overlap: {
    title: 'You already have a mission at that time',
    confirmed: 'You have a place: %when%.',
    asked: 'You have asked for a place: %when%.',
    more_one: '%count% more date is at the same time.',
    more_other: '%count% more dates are at the same time.',
  },
  fields: {
    REQUIRED: 'Answer here before you go on.',
    TOO_SHORT: 'Write at least %min% characters.',
    TOO_LONG: 'This text is too long.',
  },
} as const
