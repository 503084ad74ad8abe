import type { Translations } from '@ensemble/contracts/remote'

/** What somebody reads who has no account yet, and whoever opens a public page without scripts. */
const texts = {
  layout: {
    noScript:
      'Without JavaScript you can read this page and follow its links. To sign in or to send a form, turn it on in your browser, then reload the page.',
  },
  landing: {
    pageTitle: 'Welcome',
    title: 'Your experience of cancer can make a difference',
    sentence:
      'Ensemble brings together people who have or have had cancer, those close to them and the League’s teams. Share your view, lend a hand, make your voice heard: when you can, how you can.',
    signUp: 'Create an account',
    waysTitle: 'Four ways to take part',
    ways: {
      opinion: {
        title: 'Give your view',
        text: 'Answer a survey, proofread a leaflet, try out a tool: from home, at your own pace.',
      },
      meet: {
        title: 'Meet people',
        text: 'Help on a stall, welcome people to a charity walk, talk about prevention near your home.',
      },
      advance: {
        title: 'Help improve care and research',
        text: 'Join a working group or a research project, alongside the people who lead it.',
      },
      speak: {
        title: 'Speak up for others',
        text: 'Speak for people with cancer and those close to them, in the media or in hospitals.',
      },
    },
    openTitle: 'Missions that need you',
    open: {
      open: 'Open missions',
      remote: 'From home',
      departments: 'Departments',
      at_a_distance: 'Remote',
    },
    openMore: 'Missions are in French. With an account, you can see them all, nearest first.',
    stepsTitle: 'How it works',
    steps: {
      browse: {
        title: 'Find a mission',
        text: 'Each one tells you how much time, travel and energy it takes.',
      },
      register: {
        title: 'Register',
        text: 'The mission team will answer you. You can follow everything in “My missions”.',
      },
      take: {
        title: 'Take part in your own way',
        text: 'You have someone to turn to. At the end, you hear what your help made possible.',
      },
    },
    questionsTitle: 'Common questions',
    questions: {
      who: {
        title: 'Who can take part?',
        text: 'People who have or have had cancer, carers and former carers. You do not need any particular skill, unless a mission says so.',
      },
      where: {
        title: 'Do I have to travel?',
        text: 'Not necessarily. Many missions can be done from home. The others say where they take place and how to get there.',
      },
      tired: {
        title: 'What if I am tired?',
        text: 'Each mission says whether you can sit down, take breaks or stop. Choose what suits how you feel that day.',
      },
      withdraw: {
        title: 'Can I change my mind?',
        text: 'Yes, at any time until the mission ends. If it is for health reasons, nobody will ask for details.',
      },
    },
    privacyTitle: 'Our privacy promise',
    privacyHealth:
      'Only you can read what you tell us about your health. A team only sees what you choose to share with it, mission by mission.',
    privacyRest: 'No advertising, no advertising trackers, no data sold.',
    whoTitle: 'Who you will meet',
    whoText:
      'The League is 103 committees across France and a head office. Their teams run the missions on this platform, answer your questions and support you.',
    againTitle: 'Would you like to try?',
    againText: 'An account is free, with no obligation. Your committee approves it, then you choose.',
  },
} as const satisfies Translations

export default texts
