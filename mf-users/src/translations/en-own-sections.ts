/** The parts of one's own profile: title, why we ask, who sees it. */
export const englishOwnSections = {
  password: {
    title: 'Your password',
    why: 'It protects your account and your answers.',
  },
  devices: {
    title: 'Your connected devices',
    why: 'A device that you do not recognise? Sign it out, then change your password.',
  },
  preferences: {
    title: 'Emails you get',
    why: 'You will always get answers to your requests, and anything about the security of your account.',
  },
  calendar: {
    title: 'Your missions in your calendar',
    why: 'Your calendar follows a private address, and updates itself when a date changes.',
  },
  notifications: {
    title: 'Your notifications',
    why: 'News that concerns you, kept for six months.',
  },
  email: {
    title: 'Your email address',
    why: 'You sign in with it, and we write to you there.',
    whoSees: 'Administrators, your committee, and the teams of missions where your place is confirmed.',
  },
  avatar: {
    title: 'Your picture',
    why: 'A face helps people find each other on the day. It is fine not to have one.',
    whoSees: 'You, administrators, your committee, and the teams of missions where your place is confirmed.',
    whoSeesStaff: 'Everybody who is signed in, with your name.',
  },
  identity: {
    title: 'Who you are',
    why: 'So that your committee knows who you are, and to check that you are 18 or over.',
    whoSees:
      'You, administrators and your committee. The teams of your missions, and those at head office that may invite you, see your name.',
  },
  contact: {
    title: 'How to reach you',
    why: 'So that we can tell you when a date changes, and put you in touch with the right committee.',
    whoSees:
      'Administrators, your committee, and the teams of missions where your place is confirmed. A team that may invite you only sees how far away the mission is, to the nearest five kilometres.',
  },
  staff: {
    title: 'Your position',
    why: 'So that members know who to write to.',
    whoSees: 'Everybody who is signed in.',
  },
  pause: {
    title: 'Take a break',
    why: 'During a break nobody will invite you and we send no emails about new missions. Your pending requests and invitations are withdrawn. You keep your confirmed places. You do not have to say why.',
    whoSees: 'Teams only see that you are not available.',
  },
  situation: {
    title: 'My situation',
    why: 'Some missions need people with experience of cancer, their own or as a carer. You can change this answer when your situation changes.',
    whoSees: 'Administrators, your committee and the teams of your missions.',
  },
  interests: {
    title: 'What I would like to do',
    why: 'So that we can suggest missions that suit you.',
    whoSees:
      'Administrators, your committee and the teams of your missions. At head office, teams that may invite you.',
  },
  availability: {
    title: 'My availability',
    why: 'So that we do not suggest what does not suit you.',
    whoSees:
      'Administrators, your committee and the teams of your missions. At head office, teams that may invite you.',
  },
  searches: {
    title: 'My saved searches',
    why: 'To find the missions you are looking for in one step, or hear as soon as there is one.',
    whoSees: 'Only you.',
  },
  visibility: {
    title: 'People in the same mission',
    why: 'To recognise each other in a group mission, if you wish.',
    whoSees: 'People who made the same choice.',
  },
  usage: {
    title: 'How you use the platform',
    why: 'To learn which pages help and what is missing. We count pages, articles read and searches, and never keep your words with your name. Nothing is counted without your consent. If you withdraw it, we erase everything straight away.',
    whoSees:
      'The details stay in the copy of your data for thirty days. Staff can see that you read or searched, but never what.',
  },
  work: {
    title: 'Work and cancer',
    why: 'Cancer often affects working life. Your answers give the League figures to stand up for people’s rights.',
    whoSees:
      'Only you. They are encrypted. Four times a year we count the answers from all of France. The numbers are rounded and never below ten, so nobody can be recognised.',
  },
  consents: {
    title: 'Your consents',
    why: 'We never ask about your illness without your consent. You can give or withdraw each consent separately, here, whenever you like.',
    whoSees: 'Administrators see the date of your consents, never your answers.',
  },
  needs: {
    title: 'What I need to take part',
    why: 'Missions that suit you come first, and their cards say so.',
    whoSees: 'Only you, unless you tell them when you register for a mission.',
  },
  relation: {
    title: 'You and cancer',
    why: 'The next questions depend on this answer. You can choose more than one.',
    whoSees: 'Only you, unless you tick it when you register for a mission.',
  },
  illness: {
    title: 'The illness',
    why: 'Some missions need a particular experience. Answer as much as you like.',
    whoSees: 'Only you, unless you tick it when you register for a mission.',
  },
  comorbidities: {
    title: 'Other health conditions',
    why: 'They may matter for a tiring mission, or for a study. Only open what concerns you.',
    whoSees: 'Only you, unless you tick it when you register for a mission.',
  },
  shares: {
    title: 'Who you share with',
    why: 'The team of each of these missions can read the answers that you ticked for it. You can stop at any time.',
  },
  reads: {
    title: 'Who has read your answers',
    why: 'Each time a mission team reads what you shared with it, we note it here for a year. We also note it each time your answers are counted.',
  },
  download: {
    title: 'A copy of my data',
    why: 'Everything the platform keeps about you. You can read it, or give it to another service.',
  },
  delete: {
    title: 'Delete my account',
    why: 'Your name, your contact details and your answers will be erased for good.',
  },
}
