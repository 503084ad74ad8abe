import { activityTypes, loggedActs } from '@ensemble/contracts/words/platform-en'

/** The log of what was done on the platform, for staff. */
export const englishActivity = {
  title: 'Activity',
  file: 'activity',
  none: 'No activity',
  noneHint: 'Nothing has been recorded here so far.',
  private: 'Known to this person only',
  columns: { at: 'Date', actorName: 'Person', type: 'Action', targetId: 'About' },
  acts: {
    ...activityTypes,
    contact: loggedActs.contact,
    participant: {
      registered: loggedActs['participant.registered'],
      invited: loggedActs['participant.invited'],
      accepted: loggedActs['participant.accepted'],
      refused: loggedActs['participant.refused'],
      withdrawn: loggedActs['participant.withdrawn'],
      expired: loggedActs['participant.expired'],
    },
  },
}
