import * as health from '@ensemble/contracts/words/health-fr'
import * as missions from '@ensemble/contracts/words/missions-fr'

/** Texts of the reader's own part in a mission: what happened, the workspace, the survey, the calendar. */
export const frenchMine = {
  story: {
    registered: 'Inscription envoyée',
    invited: 'Invitation reçue',
    message: 'Message de l’équipe\u00a0: %text%',
    reason: 'Raison\u00a0: %reason%',
    again: 'Vous pouvez de nouveau demander à participer.',
  },
  ends: {
    cancelled: 'La mission a été annulée',
    withdrawn: 'Vous ne participez plus à cette mission',
    requestWithdrawn: 'Demande retirée',
    refused: 'L’équipe n’a pas retenu votre demande cette fois-ci',
    declined: 'Vous avez décliné cette invitation',
    offerDeclined: 'Vous avez décliné la place proposée',
    takenBack: 'L’invitation a été retirée',
    offerTakenBack: 'La place proposée n’est plus libre',
    accountEnded: 'Demande arrêtée pendant la suspension du compte',
    expired: 'Cette invitation est restée sans réponse',
    offerExpired: 'La place proposée est restée sans réponse',
    closed: 'La mission s’est arrêtée avant la réponse',
  },
  endReasons: missions.participationEndReasons,
  share: {
    ...health.shareableHealthFields,
    legend: 'Ce que vous montrez de votre santé à cette équipe',
    hint: 'L’équipe voit seulement ce que vous cochez. Seule l’équipe de cette mission le lit, et chaque lecture est notée.',
  },
  survey: {
    answer: 'Donner mon avis',
  },
  newDate: {
    question: 'La nouvelle date vous convient-elle\u00a0?',
    yes: 'Oui, je garde ma place',
    no: 'Non, je rends ma place',
    without: 'Sans réponse, votre place reste à vous.',
  },
} as const
