import { displayStatuses } from '@ensemble/contracts/words/missions-fr'

/** Texts of /my_department. */
export const frenchDepartment = {
  department: {
    sentence: 'Le comité et les membres du département %name%.',
    place: 'Département',
    tabs: 'Votre département',
    tab: {
      members: 'Membres',
      invitations: 'Invitations',
      missions: 'Missions',
      requests: 'Demandes à traiter',
      needs: 'Besoins locaux',
      articles: 'Articles',
      activity: 'Activité',
    },
    invite: 'Inviter un membre',
    empty: {
      members: 'Aucun membre pour l’instant',
      invitations: 'Aucune invitation sans réponse',
      missions: 'Aucune mission pour l’instant',
      requests: 'Personne n’attend de réponse',
      articles: 'Aucun article pour ce département',
    },
    emptyHint: {
      members: 'Les personnes qui s’inscrivent dans ce département apparaîtront ici.',
      invitations: 'Les personnes que vous invitez apparaîtront ici jusqu’à leur réponse.',
      missions: 'Les missions de ce département apparaîtront ici.',
      requests: 'Les missions où quelqu’un attend votre réponse apparaîtront ici.',
      articles: 'Les articles publiés pour ce département apparaîtront ici.',
    },
    figures: {
      members_one: 'Membre actif',
      members_other: 'Membres actifs',
      waiting_one: 'Compte à valider',
      waiting_other: 'Comptes à valider',
      missions_one: 'Mission en cours ou à venir',
      missions_other: 'Missions en cours ou à venir',
      requests_one: 'Demande à traiter',
      requests_other: 'Demandes à traiter',
    },
    see: {
      members: 'Voir les membres',
      waiting: 'Voir les comptes',
      missions: 'Voir les missions',
      requests: 'Voir les demandes',
    },
    columns: {
      title: 'Mission',
      awaitingStaffCount: 'Demandes',
      displayStatus: 'État',
      startAt: 'Début',
      placesLeft: 'Places',
    },
    states: displayStatuses,
    months: 'Missions des douze derniers mois',
    month: 'Mois',
    missionsSeries: 'Missions',
    noDepartment: 'Aucun département ne vous est confié',
    noDepartmentHint: 'L’administration peut vous en confier un.',
  },
} as const
