import * as health from '@ensemble/contracts/words/health-en'
import * as missions from '@ensemble/contracts/words/missions-en'

/** Texts of the reader's own part in a mission: what happened, the workspace, the survey, the calendar. */
export const englishMine = {
  story: {
    registered: 'Registration sent',
    invited: 'Invitation received',
    message: 'Message from the team: %text%',
    reason: 'Why: %reason%',
    again: 'You can ask to take part again.',
  },
  ends: {
    cancelled: 'The mission was cancelled',
    withdrawn: 'You withdrew from this mission',
    requestWithdrawn: 'Request withdrawn',
    refused: 'The team could not offer you a place this time',
    declined: 'You declined this invitation',
    offerDeclined: 'You declined the place you were offered',
    takenBack: 'The invitation was taken back',
    offerTakenBack: 'The place you were offered is no longer free',
    accountEnded: 'Request stopped while the account was suspended',
    expired: 'This invitation was not answered in time',
    offerExpired: 'The place you were offered was not taken in time',
    closed: 'The mission stopped before you had an answer',
  },
  endReasons: missions.participationEndReasons,
  share: {
    ...health.shareableHealthFields,
    legend: 'What you share with this team about your health',
    hint: 'Nothing is shared unless you tick it. Only this mission’s team can read it, and we log each time they do.',
  },
  survey: {
    answer: 'Give feedback',
  },
  newDate: {
    question: 'Does the new date work for you?',
    yes: 'Yes, keep my place',
    no: 'No, give up my place',
    without: 'If you do not answer, the place is still yours.',
  },
} as const
