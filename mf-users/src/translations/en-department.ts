import { displayStatuses } from '@ensemble/contracts/words/missions-en'

/** Texts of /my_department. */
export const englishDepartment = {
  department: {
    sentence: 'The committee and its members in %name%.',
    place: 'Department',
    tabs: 'Your department',
    tab: {
      members: 'Members',
      invitations: 'Invitations',
      missions: 'Missions',
      requests: 'Requests to answer',
      needs: 'Local needs',
      articles: 'Articles',
      activity: 'Activity',
    },
    invite: 'Invite a member',
    empty: {
      members: 'No members yet',
      invitations: 'No unanswered invitations',
      missions: 'No missions yet',
      requests: 'Nobody is waiting for an answer',
      articles: 'No articles for this department',
    },
    emptyHint: {
      members: 'People who sign up in this department will appear here.',
      invitations: 'People you invite will appear here until they answer.',
      missions: 'The missions of this department will appear here.',
      requests: 'Missions where someone is waiting for your answer will appear here.',
      articles: 'Articles published for this department will appear here.',
    },
    figures: {
      members_one: 'Active member',
      members_other: 'Active members',
      waiting_one: 'Account to approve',
      waiting_other: 'Accounts to approve',
      missions_one: 'Mission under way or to come',
      missions_other: 'Missions under way or to come',
      requests_one: 'Request to answer',
      requests_other: 'Requests to answer',
    },
    see: {
      members: 'See the members',
      waiting: 'See the accounts',
      missions: 'See the missions',
      requests: 'See the requests',
    },
    columns: {
      title: 'Mission',
      awaitingStaffCount: 'Requests',
      displayStatus: 'Status',
      startAt: 'Start',
      placesLeft: 'Places',
    },
    states: displayStatuses,
    months: 'Missions of the last twelve months',
    month: 'Month',
    missionsSeries: 'Missions',
    noDepartment: 'You are not in charge of a department',
    noDepartmentHint: 'An administrator can put you in charge of one.',
  },
} as const
