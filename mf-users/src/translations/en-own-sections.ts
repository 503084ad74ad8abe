/** The parts of the own profile: title, why we ask, who sees it. */
export const englishOwnSections = {
  password: {
    title: 'Your password',
    why: 'It protects your account and your answers.',
  },
  devices: {
    title: 'My connected devices',
    why: 'A device that you do not recognise? Sign it out, then change your password.',
  },
  preferences: {
    title: 'What you get by e-mail',
    why: 'You always get the answers to your requests, and what concerns the security of your account.',
  },
  calendar: {
    title: 'Your missions in your calendar',
    why: 'Your calendar follows an address that is yours alone. When a date changes, it changes too.',
  },
  notifications: {
    title: 'Your notifications',
    why: 'What happened and concerns you, kept for six months.',
  },
  email: {
    title: 'Your e-mail address',
    why: 'You sign in with it, and we write to you there.',
    whoSees: 'Your committee, and the teams of missions where your place is confirmed.',
  },
  avatar: {
    title: 'Your picture',
    why: 'A face helps people find each other on the day. You can also do without.',
    whoSees: 'You, administrators, your committee, and the teams of missions where your place is confirmed.',
    whoSeesStaff: 'Everybody who is signed in, with your name.',
  },
  identity: {
    title: 'Who you are',
    why: 'So that your committee knows whom it speaks to, and to check that you are of age.',
    whoSees: 'You, the administrators and your committee. The teams of your missions see your name.',
  },
  contact: {
    title: 'How to reach you',
    why: 'To tell you when a date changes, and to link you to the right committee.',
    whoSees: 'Your committee, and the teams of missions where your place is confirmed.',
  },
  staff: {
    title: 'Your position',
    why: 'So that members know whom to write to.',
    whoSees: 'Everybody who is signed in.',
  },
  pause: {
    title: 'Take a pause',
    why: 'During a pause nobody asks you for anything and we send no summaries. Your waiting requests are taken back, your confirmed places are kept. No reason is asked.',
    whoSees: 'Teams only read that you are not available.',
  },
  situation: {
    title: 'My situation',
    why: 'Some missions look for the experience of a patient or of somebody close. You can change this answer when your situation changes.',
    whoSees: 'Your committee and the teams of your missions.',
  },
  interests: {
    title: 'What I would like to do',
    why: 'To suggest missions that suit you.',
    whoSees: 'Your committee and the teams of your missions.',
  },
  availability: {
    title: 'When I am free',
    why: 'So that we do not suggest what does not suit you.',
    whoSees: 'Your committee and the teams of your missions.',
  },
  searches: {
    title: 'My kept searches',
    why: 'To find in one step the missions you look for.',
    whoSees: 'You alone.',
  },
  visibility: {
    title: 'Among participants',
    why: 'To recognise each other in a mission for several, if you wish.',
    whoSees: 'Participants who made the same choice.',
  },
  usage: {
    title: 'Figures on use',
    why: 'To learn which pages help and what is missing. We count pages, reads and searches, never their words with your name. Without your consent nothing is counted. If you withdraw it, we erase everything at once.',
    whoSees:
      'The details are in the copy of your data for thirty days. Staff see that you read or searched, never what.',
  },
  work: {
    title: 'Work and cancer',
    why: 'Illness often upsets work. Your answers help the League to defend everybody’s rights, in figures.',
    whoSees: 'You alone. They are encrypted, and serve only statistics on ten people or more.',
  },
  consents: {
    title: 'Your agreements',
    why: 'We ask nothing about the illness without your agreement. Each is given apart and withdrawn whenever you like, right here.',
    whoSees: 'Administrators see the date of your agreements, never your answers.',
  },
  relation: {
    title: 'You and the illness',
    why: 'The next questions depend on this answer. Several answers are possible.',
    whoSees: 'You alone, until you tick it when you register to a mission.',
  },
  illness: {
    title: 'The illness',
    why: 'Some missions look for a particular experience. Answer what you like.',
    whoSees: 'You alone, until you tick it when you register to a mission.',
  },
  comorbidities: {
    title: 'Other health conditions',
    why: 'They may matter for a tiring mission, or for a study. Open only what concerns you.',
    whoSees: 'You alone, until you tick it when you register to a mission.',
  },
  reads: {
    title: 'Who has read my answers',
    why: 'Each time the team of a mission reads what you shared with it, it is noted here, for a year.',
  },
  download: {
    title: 'A copy of my data',
    why: 'Everything that the platform keeps about you, in a file that you can read or hand to another service.',
  },
  delete: {
    title: 'Delete my account',
    why: 'Your name, your contact details and your answers are erased. It is for good.',
  },
}
