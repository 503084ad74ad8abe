/** What waits for the staff in the missions, on their home. */
export const englishWaiting = {
  widgets: {
    kinds: {
      request: 'Request to take part',
      approval: 'Mission to approve',
      note: 'Mission ended, closing note to write',
      message: 'Message to read',
    },
    several: {
      request: 'Requests to take part',
      approval: 'Missions to approve',
      note: 'Missions ended, closing note to write',
      message: 'Messages to read',
    },
    ask: 'Ask a question',
    reply: 'Reply',
    readOn: 'Read on',
    readLess: 'Show less',
    writeTeam: 'Write to the team',
    noPlace: 'No places left: open the mission to add one.',
    approved: '“%title%” is approved.',
    waitingFailed: 'Requests and missions that need an answer could not be loaded',
    moreWaiting_one: 'Add what else is waiting in the missions to the list',
    moreWaiting_other: 'Add the %count% other things waiting in the missions to the list',
    allWaiting: 'The list now has everything that is waiting in the missions.',
    leftWaiting_one: '%count% more thing is waiting in the missions. It will join the list as you answer.',
    leftWaiting_other: '%count% more things are waiting in the missions. They will join the list as you answer.',
  },
} as const
