import { type Translations } from '@ensemble/contracts/remote'

/** The shell's texts in English. The same keys stand in fr.ts; a test compares them. */
export const en = {
  SOMETHING_WENT_WRONG: 'Something went wrong. Try again in a moment.',
  NO_ANSWER: 'The service does not answer. Nothing is lost: try again in a moment.',
  OFFLINE: 'You are offline. Nothing is lost: try again once you are back online.',
  AUTHENTICATION: {
    SESSION_EXPIRED_ERROR: 'Your session has expired. Sign in again to continue.',
  },
  layout: { skip: 'Skip to content' },
  topBar: {
    logo: 'Ensemble, back to home',
    nav: 'Main navigation',
    home: 'Home',
    resources: 'Resources',
    missions: 'Missions',
    myMissions: 'My missions',
    dashboard: 'Dashboard',
    staff: 'Team menu',
    management: 'Manage missions',
    department: 'My department',
    users: 'Manage users',
    language: 'Language',
    signIn: 'Sign in',
    logout: 'Log out',
  },
  footer: {
    sentence: 'Ensemble, the platform of people affected by cancer and those close to them.',
    links: 'Footer links',
    privacy: 'Our privacy promise',
  },
  guard: {
    checkFailed: 'We could not check your session',
    checkFailedText: 'The service does not answer just now. Nothing is lost: try again in a moment.',
  },
  crash: {
    title: 'This page ran into a problem',
    text: 'The rest of the site works. Reload the page to continue.',
    reload: 'Reload the page',
  },
  live: {
    newVersion: 'Part of the site was updated. You will see the new version at the next page load.',
  },
  connection: {
    offline: 'You are offline. What you wrote is kept: you can send it once you are back online.',
    unreachable: 'The site does not answer for now. What you wrote is kept: we keep trying.',
  },
  fields: {
    required: 'Please fill in this field.',
    email: 'Enter a complete e-mail address, for example name@example.org.',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be incomplete, or the page no longer exists.',
    action: 'Back to home',
  },
  unauthorised: {
    title: 'No access',
    home: 'Go to home',
    signIn: 'Sign in',
    UNAUTHENTICATED: {
      title: 'Sign in to see this page',
      text: 'It is for members. Once signed in, you will arrive there directly.',
    },
    SESSION_EXPIRED: {
      title: 'Your session has ended',
      text: 'Sign in again to pick up where you left off.',
    },
    ACCOUNT_SUSPENDED: {
      title: 'Your account is suspended',
      text: 'You cannot sign in for the time being. Your department’s committee can tell you more.',
    },
    ACCOUNT_DELETED: {
      title: 'This account no longer exists',
      text: 'It was deleted, with the data it held.',
    },
    ACCOUNT_PENDING: {
      title: 'Your account is awaiting approval',
      text: 'Your committee is reviewing it. You will receive an e-mail as soon as it is open.',
    },
    FORBIDDEN: {
      title: 'This page is not open to your role',
      text: 'If you think you should have access, talk to your committee.',
    },
    OTHER: {
      title: 'You cannot open this page',
      text: 'Sign in or go back to home to continue.',
    },
  },
  login: {
    title: 'Sign in',
    sentence: 'Find your missions and your committee’s resources.',
    email: 'E-mail address',
    password: 'Password',
    keepSignedIn: 'Keep me signed in on this device',
    submit: 'Sign in',
  },
  home: {
    title: 'Home',
    greeting: 'Hello %name%',
    sentence: 'Here is what awaits you and what you could take part in.',
    staffSentence: 'Here are your next missions and what is going on in the collective.',
    browse: 'Browse missions',
    nothing: 'Your home page is being prepared',
    nothingText: 'Your missions and your reading will appear here.',
  },
  dashboard: {
    title: 'Dashboard',
    sentence: 'Your participations in a few figures.',
    staffSentence: 'The missions you run and your participations, in a few figures.',
    failed: 'These figures could not be loaded',
    state: 'State',
    missions: 'Missions',
    ownTitle: 'My participations',
    ownChart: 'My participations by state',
    buckets: {
      invitations: 'Invitations to answer',
      pending: 'Awaiting an answer',
      upcoming: 'Coming up',
      past: 'Past',
    },
    none: 'You are not taking part in any mission yet',
    noneText: 'Choose one that suits you: each says what it takes in time and energy.',
    managedTitle: 'Missions I run',
    managedChart: 'My missions by state',
    managedPartial: 'Figures of the %count% most recent missions.',
    noneManaged: 'You run no mission at the moment',
    openManagement: 'See these missions',
    managed: {
      missions: 'Missions run',
      awaiting: 'Requests to answer',
      validated: 'Confirmed participations',
      invited: 'Open invitations',
    },
    statuses: {
      closed: 'Closed',
      rejected: 'Rejected',
      waiting_for_approval: 'Awaiting approval',
      in_progress: 'In progress',
      full: 'Full',
      registration_closed: 'Registration closed',
      upcoming: 'Coming up',
    },
  },
  accountValidation: {
    title: 'Account validation',
    signInFirst: 'Sign in to see where your account stands.',
    signIn: 'Sign in',
    readyTitle: 'Your account is open',
    readySentence: 'Every page is open to you.',
    goHome: 'Go to home',
    pendingTitle: 'Your committee is reviewing your account',
    pendingSentence: 'There is nothing you need to do. The answer comes by e-mail, usually within three working days.',
    checkAgain: 'Check again',
    steps: 'Steps of the validation',
    createdTitle: 'Account created',
    createdText: 'Your information has arrived.',
    reviewTitle: 'Review by your committee',
    reviewText: 'Somebody from your department’s committee reads your request.',
    openTitle: 'Access to missions and resources',
    openText: 'You receive an e-mail and you can begin.',
    contactTitle: 'A question?',
  },
  landing: {
    pageTitle: 'Welcome',
    title: 'Facing cancer, your experience counts',
    sentence:
      'Ensemble brings together people who are or have been ill, those close to them and the teams of the league. Give your view, lend a hand, make your voice heard: when you can, as you can.',
    signIn: 'Sign in',
    waysTitle: 'Four ways to take part',
    ways: {
      opinion: {
        title: 'Give your view',
        text: 'Answer a survey, proofread a leaflet, try out a tool: from home, at your own pace.',
      },
      meet: {
        title: 'Meet people',
        text: 'Run a stand, welcome a walk, talk about prevention near your home.',
      },
      advance: {
        title: 'Help care and research move forward',
        text: 'Join a working group or a research project, with the people who lead it.',
      },
      speak: {
        title: 'Speak and represent',
        text: 'Carry the voice of people who are ill and of those close to them, in the media or in hospitals.',
      },
    },
    stepsTitle: 'How it works',
    steps: {
      browse: {
        title: 'Browse the missions',
        text: 'Each says what it takes in time, travel and energy.',
      },
      register: {
        title: 'Register',
        text: 'The team of the mission answers you. You follow everything from “My missions”.',
      },
      take: {
        title: 'Take part in your own way',
        text: 'Somebody is there for you. At the end you learn what your help led to.',
      },
    },
    questionsTitle: 'Common questions',
    questions: {
      who: {
        title: 'Who can take part?',
        text: 'People who are or have been ill, caregivers and former caregivers. No particular skill is needed, unless a mission says so.',
      },
      where: {
        title: 'Do I have to travel?',
        text: 'No. Many missions are done remotely; the others say where they take place and how to get there.',
      },
      tired: {
        title: 'What if I am tired?',
        text: 'Each mission says whether you can sit, take breaks or stop. Choose according to your energy of the day.',
      },
      withdraw: {
        title: 'Can I withdraw?',
        text: 'Yes, until the end of the mission. If it is for your health, nobody will ask for details.',
      },
    },
    privacyTitle: 'Our privacy promise',
    privacyHealth:
      'What you say about your health can be read by you alone. A team sees only what you choose to share with it, mission by mission.',
    privacyRest: 'No advertising, no trackers, no data sold.',
  },
} satisfies Translations
