import { rejectionReasons } from '@ensemble/contracts/words/missions-en'
import type { missionsFr } from './missions-fr.ts'

/** Mails about missions, in English; the same keys as in French, which the type checks. */
export const missionsEn: typeof missionsFr = {
  answer_invitation: 'Answer',
  answer_questionnaire: 'Answer the questionnaire',
  answer_survey: 'Give feedback',
  see_my_missions: 'See my missions',
  open_ensemble: 'Open Ensemble',
  mission_to_approve: {
    subject: 'Mission to approve: %title%',
    heading: 'A mission is waiting for your approval',
    text: 'Members will see it once it is approved.',
    edited: 'It was approved before and has just been changed. New registrations are waiting for your answer.',
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
    restored: 'The change was not kept: the text approved before stays online.',
    next: 'You can make changes and send it again.',
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
    text: 'The rejection has been undone. You will hear by e-mail, and do not need to do anything until then.',
  },
  invitation: {
    subject: 'A mission for you: %title%',
    heading: 'A mission for you',
    text: 'A team thought of you. Read about the mission in your own time, then accept or decline: nobody will ask why.',
    time: 'We are keeping a place for you until %until%.',
  },
  place_offered: {
    subject: 'A place is free: %title%',
    heading: 'A place is free for you',
    text: 'You were first on the waiting list.',
    time: 'We are keeping it for you until %until%. After that, we will offer it to the next person.',
  },
  invitation_reminder: {
    subject: 'Reminder, a mission for you: %title%',
    heading: 'A mission is still waiting for you',
    text: 'We are keeping a place for you for a few more days. You can accept or decline: nobody will ask why.',
  },
  invitation_answered: {
    subject: '%name% has answered: %title%',
    heading: 'Someone has answered your invitation',
    accepted: '%name% will take part.',
    declined: '%name% will not take part. The place is free again.',
  },
  thanks: {
    subject: 'Thank you, here is what your help made possible: %title%',
    heading: 'Thank you for your help',
    text: 'The mission has ended. Here is what it made possible, in the team’s words:',
  },
  results: {
    subject: 'What the mission led to: %title%',
    heading: 'What the mission led to',
    text: 'You could not take part. Thank you for wanting to help. Here is what the team says:',
  },
  survey: {
    subject: '%subject% (%title%)',
    heading: 'How was the mission?',
    text: 'Two minutes are enough, and nothing is compulsory.',
  },
  starting_soon: {
    subject: 'Your mission is coming soon: %title%',
    heading: 'Your mission is coming soon',
    text: 'Here is everything you need to take part.',
    change: 'Has something come up? Use the link “I cannot take part”, below the button, to withdraw.',
  },
  changed: {
    subject: 'Important change: %title%',
    heading: 'An important change',
    date: 'The date has changed.',
    place: 'The place has changed.',
    link: 'The meeting link has changed.',
    text: 'Here is the mission as it is now. If it no longer works for you, you can withdraw.',
  },
  unanswered_requests: {
    subject: '%count% unanswered requests: %title%',
    subject_one: '1 unanswered request: %title%',
    heading: 'People are waiting for your answer',
    text: 'They have been waiting for more than a week. A yes or a no will help them make plans.',
  },
  ending_soon: {
    subject: 'Your mission ends soon: %title%',
    heading: 'Your mission ends in a week',
    text: 'Remember the closing note: it tells people what their help made possible.',
  },
  ended: {
    subject: 'Your mission has ended: %title%',
    heading: 'Your mission has ended',
    text: 'Close it with a few words on what it made possible. The people who took part will get them.',
  },
  closing_soon: {
    subject: 'Your mission will be closed: %title%',
    heading: 'Your mission will be closed in a week',
    text: 'It ended more than three weeks ago. If you do nothing, it will close by itself. You can still add the note afterwards.',
  },
  answer_team: 'Reply to the team',
  read_and_answer: 'Read and reply',
  team_letter: {
    subject: '%subject% (%title%)',
  },
  team_message: {
    subject: 'A message from the team: %title%',
    heading: 'The team of the mission has written to you',
  },
  question_to_team: {
    subject: '%name% has written to you: %title%',
    heading: '%name% has written to the team',
    unread_one: '%count% message is waiting for your reply.',
    unread: '%count% messages are waiting for your reply.',
    text: 'To protect the person, what they write can be read on Ensemble only.',
  },
  new_missions: {
    subject: 'New missions for you',
    heading: 'New missions for you',
    text: 'They match what you said you would like to do. There is no hurry.',
    others: 'You may also like:',
  },
  kept_search: {
    subject: 'A mission you are looking for: %title%',
    several: 'New missions you are looking for',
    heading: 'Something new in your saved searches',
    text: 'You asked to know as soon as registration opens. There is no need to reply.',
    others: 'You may like:',
  },
  daily_summary: {
    subject: 'What needs your attention on Ensemble',
    heading: 'What needs your attention today',
    text: 'You have chosen one message a day.',
    others: 'To do:',
    new_request: 'New request for %title%',
    question_to_team: 'Message to read for %title%',
    mission_to_approve: 'Mission to approve: %title%',
    account_awaits_approval: 'Account to approve: %title%',
  },
}
