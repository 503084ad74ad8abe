/** What members are trained for: on the profile, and where the staff confirm it. */
export const englishVolunteers = {
  title: 'Volunteer training',
  states: {
    declared: 'Declared, to be confirmed by your committee',
    confirmed: 'Confirmed',
    confirmedUntil: 'Confirmed until %day%',
    expired: 'Needs renewing since %day%',
  },
  by: 'By %name%, on %day%.',
  purpose: 'Covers: %purpose%',
  waits: 'Missions for trained volunteers open to you once your committee has confirmed your training.',
  writeToCommittee: 'Write to my committee',
  staffStates: { declared: 'Declared, to be confirmed', expired: 'To be confirmed again' },
  waiting: 'Training to confirm',
  waitingSeveral: 'Training to confirm',
  failed: 'Training to confirm could not be loaded',
  more_one: '%count% more training declaration to confirm will come into this list once these are answered.',
  more_other: '%count% more training declarations to confirm will come into this list once these are answered.',
  confirm: {
    action: 'Confirm the training',
    title: 'Confirm %name%’s training?',
    consequence: 'Training: %kind%. Once confirmed, it opens missions for trained volunteers.',
    until: 'Valid until',
    untilHint: 'Including that day. Without a date it stays valid.',
    untilPast: 'Choose a day in the future.',
    purpose: 'What for',
    purposeHint: 'The course, the hospital… The person reads it too.',
    done: '%name%’s training is confirmed.',
  },
  refuse: {
    action: 'Do not confirm',
    title: 'Do not confirm %name%’s training?',
    consequence:
      '“%kind%” will be removed from their profile, and missions for trained volunteers close to them. They can add their training again.',
    done: '%name%’s training is not confirmed.',
  },
  drop: {
    action: 'Remove from my profile',
    title: 'Remove this training from your profile?',
    consequence:
      'Your committee confirmed “%kind%”. Without it, missions for trained volunteers close to you. If you add it again, it has to be confirmed again.',
  },
  withdraw: 'Undo the confirmation',
}
