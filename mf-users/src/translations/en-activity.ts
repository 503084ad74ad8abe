/** The log of what was done on the platform, for staff. */
export const englishActivity = {
  title: 'Activity',
  file: 'activity',
  none: 'No activity',
  noneHint: 'Nothing has been noted here so far.',
  columns: { at: 'Date', actorName: 'Person', type: 'Act', targetId: 'Object' },
  acts: {
    page_view: 'Opened a page',
    article_read: 'Read an article',
    mission_view: 'Opened a mission',
    document_download: 'Downloaded a document',
    tutorial_step: 'Took a step of the tutorial',
    search: 'Searched',
    contact: 'Sent a message',
    participant: {
      registered: 'Asked to take part',
      invited: 'Invited to a mission',
      accepted: 'Participation confirmed',
      refused: 'Participation refused',
      withdrawn: 'Participation withdrawn',
      expired: 'Invitation expired',
    },
  },
}
