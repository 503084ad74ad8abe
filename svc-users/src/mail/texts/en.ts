import { staffRefusalReasons } from '@ensemble/contracts/words/missions-en'
import type { fr } from './fr.ts'

/** Mails in English; the same keys as in French, which the type checks. */
export const en: typeof fr = {
  hello: 'Hello %firstName%,',
  see_mission: 'See the mission',
  see_request: 'See the request',
  see_missions: 'See the missions',
  others: 'Other missions may suit you:',
  footer: 'You receive this message because you have an account on Ensemble.',
  request_received: {
    subject: 'Request received: %title%',
    heading: 'We have received your request',
    text: 'The mission’s team reads your request and will answer you by e-mail. There is nothing else to do.',
    waitlist:
      'All places are taken. You are on the waiting list, in position %position%. If a place becomes free for you, you get an e-mail.',
  },
  registration_confirmed: {
    subject: 'You are registered: %title%',
    heading: 'You are registered',
    text: 'Your place is reserved. The date is attached to this message, for your calendar. We remind you three days before.',
    change: 'Something came up? The link “I will not take part”, below the button, is enough to withdraw.',
  },
  new_request: {
    subject: 'New request for %title%',
    heading: 'Somebody would like to take part',
    text: '%name% asks to take part in the mission. Your answer is awaited.',
  },
  place_confirmed: {
    subject: 'Your place is confirmed: %title%',
    heading: 'Your place is confirmed',
    text: 'The team expects you. The date is attached to this message, for your calendar. We remind you three days before.',
    change: 'Something came up? The link “I will not take part”, below the button, is enough to withdraw.',
  },
  request_refused: {
    subject: 'About your request: %title%',
    heading: 'The team could not take your request',
    text: 'Thank you for your interest in this mission.',
    reasons: {
      profile_not_matching: `${staffRefusalReasons.profile_not_matching}.`,
      no_place_left: `${staffRefusalReasons.no_place_left}.`,
      no_answer: `${staffRefusalReasons.no_answer}.`,
      mission_closed: `${staffRefusalReasons.mission_closed}.`,
      other: 'The team can tell you more if you answer this message.',
    },
  },
  withdrawal_noted: {
    subject: 'You have withdrawn: %title%',
    heading: 'You have withdrawn',
    text: 'Your place is free again, and the team knows. The date is taken out of your calendar. There is nothing else to do.',
  },
  participant_withdrew: {
    subject: '%name% has withdrawn: %title%',
    heading: 'Somebody has withdrawn',
    text: '%name% will not take part in the mission. The place is free again.',
  },
}
