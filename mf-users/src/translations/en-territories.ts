/** Texts of /territories. */
export const englishTerritories = {
  territories: {
    title: 'Territories',
    sentence: 'How the 103 committees are doing: what is missing, what is waiting, and how to help.',
    views: 'How to look at it',
    view: { table: 'Table', map: 'Map' },
    map: 'Map of departments',
    mapHint:
      'One square per department. The number counts what is missing or waiting. Arrow keys move between squares.',
    key_zero: 'Nothing missing',
    key_one: 'One thing to look at',
    key_other: '%count% things to look at',
    keyMost: '%count% things or more',
    search: 'Search a department or region',
    count_one: '%count% committee',
    count_other: '%count% committees',
    none: 'No committee matches',
    few: 'Fewer than 10',
    noGap: 'Nothing missing',
    failed: 'The territories could not be loaded',
    half: 'Some of the figures could not be loaded. A dash stands in their place.',
    retry: 'Try again',
    file: 'territories',
    gaps: {
      noReferent: 'No referent',
      noMission: 'No mission',
      noMember: 'No member',
      lateRequests: 'Late requests',
      lateAccounts: 'Late accounts',
    },
    columns: {
      gaps: 'To look at',
      region: 'Region',
      members: 'Members',
      referents: 'Referents',
      openMissions: 'Open missions',
      lateRequests: 'Requests over 7 days old',
      lateAccounts: 'Accounts over 7 days old',
    },
    acts: {
      write: 'Write',
      appoint: 'Choose a referent',
      askReferent: 'Ask for a referent',
      propose: 'Propose a mission',
      lend: 'Lend a mission',
    },
    letter: {
      title: 'Write to %name%',
      consequence:
        'Each referent gets your message by e-mail. Without a referent, it goes to the address of the committee. You get a copy.',
    },
  },
} as const
