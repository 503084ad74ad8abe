import { rejectionReasons } from '@ensemble/contracts/words/missions-en'
import type { missionsFr } from './missions-fr.ts'

/** Mails about missions, in English; the same keys as in French, which the type checks. */
export const missionsEn: typeof missionsFr = {
  answer_invitation: 'Answer',
  answer_survey: 'Say what I think',
  see_my_missions: 'See my missions',
  open_ensemble: 'Open Ensemble',
  mission_to_approve: {
    subject: 'Mission to approve: %title%',
    heading: 'A mission awaits your approval',
    text: 'Members will see it once it is approved.',
    edited: 'It was approved before and has just been changed. New registrations wait for your answer.',
    resubmitted: 'It had been sent back to its team, who have reworked it.',
  },
  mission_published: {
    subject: 'Your mission is live: %title%',
    heading: 'Your mission is live',
    text: 'Members can see it and register.',
  },
  mission_to_revise: {
    subject: 'Your mission needs changes: %title%',
    heading: 'Your mission needs changes',
    restored: 'The change was not kept: the text that was approved before stays online.',
    next: 'You can rework it and hand it in again.',
    reasons: {
      content_insufficient: `${rejectionReasons.content_insufficient}.`,
      dates_not_compatible: `${rejectionReasons.dates_not_compatible}.`,
      not_a_league_mission: `${rejectionReasons.not_a_league_mission}.`,
      duplicate: `${rejectionReasons.duplicate}.`,
      privacy_risk: `${rejectionReasons.privacy_risk}.`,
      other: 'Here is what the national team says about it.',
    },
  },
  rejection_revoked: {
    subject: 'Your mission is being looked at again: %title%',
    heading: 'Your mission is being looked at again',
    text: 'The refusal has been taken back. You will hear by e-mail; there is nothing to do until then.',
  },
  invitation: {
    subject: 'A mission for you: %title%',
    heading: 'A mission for you',
    text: 'A team thought of you. Read about the mission in your own time, then accept or decline: nobody will ask why.',
    time: 'A place is kept for you until %until%.',
  },
  place_offered: {
    subject: 'A place is free: %title%',
    heading: 'A place is free for you',
    text: 'You were first on the waiting list.',
    time: 'It is kept for you until %until%; after that it is offered to the next person.',
  },
  invitation_reminder: {
    subject: 'Reminder, a mission for you: %title%',
    heading: 'A mission still awaits you',
    text: 'A place is kept for you for some more days. You can accept or decline: nobody will ask why.',
  },
  invitation_answered: {
    subject: '%name% has answered: %title%',
    heading: 'Somebody has answered your invitation',
    accepted: '%name% will take part.',
    declined: '%name% will not take part. The place is free again.',
  },
  thanks: {
    subject: 'Thank you, this is what your help led to: %title%',
    heading: 'Thank you for your help',
    text: 'The mission is over. Here is what it led to, in the words of its team:',
  },
  survey: {
    subject: '%subject% (%title%)',
    heading: 'How was the mission?',
    text: 'Two minutes are enough, and nothing is compulsory.',
  },
  starting_soon: {
    subject: 'Your mission is coming soon: %title%',
    heading: 'Your mission is coming soon',
    text: 'Here is all that you need to take part.',
    change: 'Something came up? The link “I will not take part”, below the button, is enough to withdraw.',
  },
  changed: {
    subject: 'Important change: %title%',
    heading: 'An important change',
    date: 'The date has changed.',
    place: 'The place has changed.',
    link: 'The link of the meeting has changed.',
    text: 'Here is the mission as it is now. If it does not suit you any more, you can withdraw.',
  },
  unanswered_requests: {
    subject: '%count% unanswered requests: %title%',
    subject_one: '1 unanswered request: %title%',
    heading: 'People await your answer',
    text: 'They have waited for more than a week. A yes or a no will let them make plans.',
  },
  ending_soon: {
    subject: 'Your mission ends soon: %title%',
    heading: 'Your mission ends in a week',
    text: 'Think of the closing note: it tells people what their help led to.',
  },
  ended: {
    subject: 'Your mission has ended: %title%',
    heading: 'Your mission has ended',
    text: 'Close it with a few words on what it led to: people will receive them.',
  },
  closing_soon: {
    subject: 'Your mission will be closed: %title%',
    heading: 'Your mission will be closed in a week',
    text: 'It ended more than three weeks ago. Without you it will close by itself; you can still add the note then.',
  },
  new_missions: {
    subject: 'New missions for you',
    heading: 'New missions for you',
    text: 'They match what you said you would like to do. There is no hurry.',
    others: 'To discover:',
  },
  daily_summary: {
    subject: 'What awaits you on Ensemble',
    heading: 'What awaits you today',
    text: 'You have chosen one message a day.',
    others: 'To do:',
    new_request: 'New request for %title%',
    mission_to_approve: 'Mission to approve: %title%',
    account_awaits_approval: 'Account to approve: %title%',
  },
}
