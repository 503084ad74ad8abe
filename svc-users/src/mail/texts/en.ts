import { staffRefusalReasons } from '@ensemble/contracts/words/missions-en'
import type { fr } from './fr.ts'

/** Mails in English; the same keys as in French, which the type checks. */
export const en: typeof fr = {
  hello: 'Hello %firstName%,',
  see_mission: 'See the mission',
  see_request: 'See the request',
  see_requests: 'See the requests',
  see_participants: 'See who takes part',
  see_missions: 'See the missions',
  see_searches: 'See my searches',
  others: 'Other missions may suit you:',
  footer: 'You are receiving this message because you have an account on Ensemble.',
  request_received: {
    subject: 'Request received: %title%',
    heading: 'We have received your request',
    text: 'The mission team will read your request and answer you by email. You do not need to do anything else.',
    promoted: {
      subject: 'A place has come up, the team will read your request: %title%',
      heading: 'The team will now read your request',
      text: 'A place has come up: the team will now read your request and answer you by email.',
    },
    waitlist:
      'All places are taken. You are number %position% on the waiting list. If a place comes up for you, we will email you. If it is offered to you, you have three days at most to accept it.',
  },
  registration_confirmed: {
    subject: 'You are registered: %title%',
    heading: 'You are registered',
    text: 'Your place is reserved. The date is attached to this message, for your calendar.',
    study:
      'You can answer the questionnaire, in several sittings if you like. A reminder of the last day is attached to this message, for your calendar.',
  },
  new_request: {
    subject: '%name% asks to take part: %title%',
    heading: 'Someone would like to take part',
    text: '%name% would like to take part in the mission, and is waiting for your answer.',
  },
  place_confirmed: {
    subject: 'Your place is confirmed: %title%',
    heading: 'Your place is confirmed',
    text: 'The team is expecting you. The date is attached to this message, for your calendar.',
    call: 'The team is looking forward to seeing you.',
    study:
      'You can answer the questionnaire, in several sittings if you like. A reminder of the last day is attached to this message, for your calendar.',
  },
  request_refused: {
    subject: 'About your request: %title%',
    heading: 'The team could not offer you a place this time',
    text: 'Thank you for your interest in this mission.',
    reasons: {
      profile_not_matching: `${staffRefusalReasons.profile_not_matching}.`,
      no_place_left: `${staffRefusalReasons.no_place_left}.`,
      no_answer: `${staffRefusalReasons.no_answer}.`,
      other: 'The team can tell you more if you ask.',
    },
    ended: {
      subject: 'The mission stopped before an answer: %title%',
      heading: 'The mission stopped before you had an answer',
      text: 'We are sorry about that. Thank you for asking to take part.',
    },
  },
  withdrawal_noted: {
    subject: 'You have withdrawn: %title%',
    heading: 'You have withdrawn',
    text: 'Your place is free again, and the team knows. The attached file removes the date from your calendar. You do not need to do anything else.',
  },
  request_withdrawn: {
    subject: 'Your request is withdrawn: %title%',
    heading: 'Your request is withdrawn',
    text: 'We have noted it. You do not need to do anything else.',
    back: 'Have you changed your mind? Ask again to take part from the page of the mission, as long as registration is open.',
  },
  participant_withdrew: {
    subject: '%name% has withdrawn: %title%',
    heading: 'Someone has withdrawn',
    text: '%name% will not take part in the mission. The place is free again, or offered to the first person on the waiting list.',
    request: '%name% has taken their request back. You do not need to answer it any more.',
    no_account: {
      subject: 'Someone no longer has an account: %title%',
      heading: 'Someone no longer has an account',
      text: 'Their place is free again, or offered to the first person on the waiting list.',
      request: 'You do not need to answer their request any more.',
    },
  },
}
