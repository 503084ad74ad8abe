import type { Translations } from '@ensemble/contracts/remote'

/** The page that answers the link of a mail, in English. */
const texts = {
  missionAnswer: {
    title: 'Your answer',
    sentence: 'This page opens from a link in an email about a mission.',
    looking: 'Opening your link.',
    failed: 'Your link could not be opened',
    none: {
      title: 'Open the link in your email',
      text: 'The question will appear here. You can answer without signing in.',
    },
    expired: {
      title: 'This link no longer works',
      text: 'A link works for fourteen days. You can still answer from your missions, once signed in.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'It may be incomplete. Open your email again, or answer from your missions, once signed in.',
    },
    invitation: {
      question: 'Will you take part in this mission?',
      text: 'If you decline, nobody will ask you why.',
      yes: 'Yes, I will take part',
      no: 'No, I decline',
    },
    new_date: {
      question: 'Does the new date work for you?',
      text: 'If you give up your place, nobody will ask you why.',
      yes: 'Yes, keep my place',
      no: 'No, give up my place',
    },
    withdrawal: {
      question: 'Would you rather not take part any more?',
      text: 'If the team expects you or owes you an answer, it is told. Nobody will ask you why. If you were answering a questionnaire here, your answers are erased.',
      no: 'I will not take part',
    },
    callToo: 'The mission is very soon. If you can, please also call the team on',
    asksMore: 'To accept, please answer the team’s questions: open the mission and sign in.',
    noted: 'Your answer is saved',
    before: 'You have already answered',
    coming: 'You are taking part in this mission.',
    not_coming: 'You are not taking part in this mission.',
    changed: {
      title: 'The mission has changed since this message',
      text: 'The date is no longer the one in this message. Open the mission to read it and answer.',
    },
    over: {
      title: 'There is nothing left to answer',
      text: 'This mission no longer needs an answer from you.',
    },
    see: 'Open the mission (sign-in needed)',
    myMissions: 'Open my missions (sign-in needed)',
  },
} as const satisfies Translations

export default texts
