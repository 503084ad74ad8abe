/** What members are trained for: on the profile, and where the staff confirm it. */
export const englishVolunteers = {
  title: 'Volunteer training',
  states: {
    declared: 'Declared, to be confirmed by your committee',
    confirmed: 'Confirmed',
    confirmedUntil: 'Confirmed until %day%',
    expired: 'To be renewed since %day%',
  },
  by: 'By %name%, on %day%.',
  purpose: 'What for: %purpose%',
  waits: 'Reserved missions open once your committee has confirmed your training.',
  writeToCommittee: 'Write to my committee',
  staffStates: { declared: 'Declared, to be confirmed', expired: 'To be confirmed again' },
  waiting: 'Training to confirm',
  confirm: {
    action: 'Confirm the training',
    title: 'Confirm the training of %name%?',
    consequence: 'Training declared: %kind%. Once confirmed, it opens reserved missions.',
    until: 'Valid until',
    untilHint: 'That day included. Without a date it stays valid.',
    untilPast: 'Choose a day to come.',
    purpose: 'What for',
    purposeHint: 'The course, the hospital… The person reads it too.',
    done: 'The training of %name% is confirmed.',
  },
  refuse: {
    action: 'Do not confirm',
    title: 'Do not confirm the training of %name%?',
    consequence:
      '“%kind%” leaves their profile. Reserved missions are closed to them. They may declare their training again.',
    done: 'The training of %name% is not confirmed.',
  },
  drop: {
    action: 'Take off my profile',
    title: 'Take this training off your profile?',
    consequence:
      '“%kind%” is confirmed by your committee. Without it, reserved missions close. If you declare it again, it has to be confirmed again.',
  },
  withdraw: 'Take the confirmation back',
}
