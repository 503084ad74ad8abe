import { newDateAnswers } from '@ensemble/contracts/words/missions-en'

/** Words about a mission that is cancelled or moved to another date. */
export const englishChanges = {
  changes: {
    alternatives: 'Other missions you can join',
    cancelTitle: 'Cancel this mission?',
    keep: 'Keep the mission',
    cancelFinal:
      'This cannot be undone. The people concerned will still see the mission. It will not count in any figures.',
    told: 'These people will be told, in your words:',
    nobody: 'Nobody is registered or invited, so no email will be sent.',
    past: 'The mission is already past: no email will be sent.',
    validatedCount_one: '%count% confirmed person',
    validatedCount_other: '%count% confirmed people',
    awaitingStaffCount_one: '%count% person waiting for your answer',
    awaitingStaffCount_other: '%count% people waiting for your answer',
    waitlistCount_one: '%count% person on the waiting list',
    waitlistCount_other: '%count% people on the waiting list',
    invitedCount_one: '%count% invited person',
    invitedCount_other: '%count% invited people',
    reason: 'The reason, in your words',
    reasonHint: 'These people will read it. At least 10 characters, and nothing about anyone’s health.',
    cancelled: 'The mission is cancelled. We have let people know.',
    cancelledPast: 'The mission is cancelled.',
    moveTitle: 'Move this mission',
    moveConsequence:
      'Everyone keeps their place. Confirmed people can say whether the new date works for them, and you will see their answers.',
    startDay: 'New first day',
    startTime: 'Start time',
    endDay: 'New last day',
    endTime: 'End time',
    startInPast: 'Choose a day and time in the future.',
    sameDate: 'This is the current date. Choose another one.',
    endBeforeStart: 'The end must come after the start.',
    endTooFar: 'A mission lasts 24 months at most.',
    erasurePromised:
      'People have started to answer, and their answers will be erased on %day%, as promised. Choose a date before that day, within the five years that lead to it.',
    moveStale: 'The mission changed while you were writing',
    moveStaleHint:
      'Current date: %when%. Nothing has been overwritten, and your words are safe. Check them, then move the mission.',
    moved: 'The mission has a new date. We have let people know.',
    cancelledOn: 'Mission cancelled on %day%',
    others: 'See other missions',
    movedFrom: 'New date: %when%',
    wasOn: 'The mission was due to start on %day%.',
    unanswered_one: '%count% confirmed person has not yet said whether this date works for them.',
    unanswered_other: '%count% confirmed people have not yet said whether this date works for them.',
    answers: newDateAnswers,
    column: 'New date',
  },
} as const
