/** Mails about a mission that is cancelled or moved, and about a place or an invitation that ends, in English. */
export const missionChangesEn = {
  answer_new_date: 'Say whether the date works for me',
  calendar_off: 'The attached file removes the date from your calendar.',
  calendar_moved: 'The attached file updates your calendar.',
  their_words: 'In the words of the team:',
  mission_cancelled: {
    subject: 'Mission cancelled: %title%',
    heading: 'The mission is cancelled',
    confirmed: 'It will not take place: please do not travel. You do not need to do anything.',
    remote: 'It will not take place. You do not need to do anything.',
    requested: 'It will not take place, so your request ends here. It was not turned down.',
    waitlisted: 'It will not take place, so the waiting list ends here.',
  },
  mission_moved: {
    subject: 'New date: %title%',
    heading: 'The mission has a new date',
    now: 'New date: %when%.',
    before: 'It was due to start on %day% at %time%.',
    confirmed:
      'You keep your place. Does the new date work for you? You can tell us from this message, without signing in. If you do not answer, the place is still yours.',
    call: 'You keep your place. Does the new date work for you? If you do not answer, the place is still yours.',
    requested: 'Your request stays with the team. If the new date does not work for you, you can withdraw it.',
    waitlisted: 'You keep your position on the waiting list. You can also leave it.',
  },
  invitation_cancelled: {
    subject: 'Mission cancelled: %title%',
    heading: 'The mission is cancelled',
    text: 'It will not take place, so you do not need to answer the invitation.',
  },
  invitation_moved: {
    subject: 'New date: %title%',
    heading: 'The mission has a new date',
    text: 'The invitation still stands. You can accept or decline: nobody will ask you why.',
  },
  place_taken_back: {
    subject: 'Your place is no longer reserved: %title%',
    heading: 'Your place is no longer reserved',
    text: 'Your place was confirmed. The team has had to change its answer, and is no longer expecting you at this mission.',
    call: 'If you would like to talk about it, call your contact.',
    ask: 'If you would like to talk about it, call the person named below, or reply to this message.',
  },
  invitation_ended: {
    subject: 'This invitation has ended: %title%',
    heading: 'The invitation has ended',
    text: 'The mission is ending. You do not need to do anything.',
    taken_back:
      'The team has cancelled this invitation, and no longer keeps a place for you. The mission itself still takes place. You do not need to do anything.',
  },
}
