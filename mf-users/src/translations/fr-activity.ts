import { activityTypes, loggedActs } from '@ensemble/contracts/words/platform-fr'

/** The log of what was done on the platform, for staff. */
export const frenchActivity = {
  title: 'Activité',
  file: 'activite',
  none: 'Aucune activité',
  noneHint: 'Rien n’a été noté ici pour l’instant.',
  private: 'Connu de cette personne seule',
  columns: { at: 'Date', actorName: 'Personne', type: 'Action', targetId: 'À propos de' },
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
