/** Mails about a mission that is cancelled or moved, and about a place or an invitation that ends, in English. */
export const missionChangesEn = {
  answer_new_date: 'Say whether the date suits me',
  their_words: 'In the words of the team:',
  person_to_ask: 'A question? %name% can answer you.',
  mission_cancelled: {
    subject: 'Mission cancelled: %title%',
    heading: 'The mission is cancelled',
    confirmed: 'It will not take place: please do not travel. There is nothing that you need to do.',
    requested: 'It will not take place. Your request ends here, without having been refused.',
    waitlisted: 'It will not take place. The waiting list ends here.',
    invited: 'It will not take place. The invitation ends, and you need not answer it.',
  },
  mission_moved: {
    subject: 'New date: %title%',
    heading: 'The mission has a new date',
    before: 'It was to begin on %day% at %time%.',
    confirmed:
      'You keep your place. Does the new date suit you? You can say so from this message, without signing in. Without an answer, the place stays yours.',
    requested: 'Your request stays with the team. If the new date does not suit you, you can take it back.',
    waitlisted: 'You keep your position on the waiting list. You can also leave it.',
    invited: 'The invitation still stands. You can accept or decline it: nobody will ask you why.',
  },
  place_taken_back: {
    subject: 'Your place is no longer reserved: %title%',
    heading: 'Your place is no longer reserved',
    text: 'Your place was confirmed. The team had to change this answer, and no longer expects you at this mission.',
  },
  invitation_ended: {
    subject: 'This invitation has ended: %title%',
    heading: 'The invitation has ended',
    text: 'The mission ends. There is nothing that you need to do.',
  },
}
