import type { Translations } from '@ensemble/contracts/remote'
import { englishBrowse } from './en-browse.ts'
import { englishChoices } from './en-choices.ts'
import { englishMessages } from './en-messages.ts'
import { englishMine } from './en-mine.ts'
import { englishAfter } from './en-after.ts'
import { englishPaper } from './en-paper.ts'
import { englishRegistration } from './en-registration.ts'

const en = {
  ...englishChoices,
  ...englishPaper,
  ...englishAfter,
  ...englishBrowse,
  ...englishMine,
  places: { national: 'National', department: '%name% (%code%)' },
  card: {
    needs: 'Meets your needs: ',
    league: 'From head office',
    committee: '%place% committee',
    mixed: '%city% or remote',
    openUntil: 'Open until %day%',
    veryNear: '%place%, less than 5\u00a0km away',
    away: '%place%, %km%\u00a0km away',
    barriers: {
      own: 'You are part of the team.',
      registration_closed: 'Registration has closed.',
      full: 'There are no places left for now.',
      waiting_list: 'There are no places left. You can join a waiting list.',
      reserved: 'For trained volunteers only.',
    },
    ongoing: 'Since %day%, no end date',
    starting: 'From %day%, no end date',
    unlimited: 'Unlimited places',
    noPlace: 'No places left',
    places_one: '%count% place left',
    places_other: '%count% places left',
  },
  effort: {
    total: '%duration% in total',
    week: '%duration% a week',
    month: '%duration% a month',
  },
  mine: {
    validated: 'You are taking part',
    requested: 'Request sent',
    waitlisted: 'Waiting list, number %rank%',
    invited: 'Invitation received',
    offered: 'A place is free for you',
    rejected: 'Not selected this time',
    withdrawn: 'You have withdrawn',
  },
  energy: {
    title: 'Energy needed',
    level_1: 'Light effort',
    level_2: 'Moderate effort',
    level_3: 'High effort',
    canSit: 'Can be done sitting down',
    canStop: 'You can stop at any time',
    breaks: 'Breaks are planned',
    cameraOptional: 'Camera optional',
    companion: 'You can bring someone with you',
  },
  ...englishRegistration,
  myMissions: {
    title: 'My missions',
    sentence: 'What needs your answer, what comes next, and what you have done.',
    bucket: '%name% (%count%)',
    none: 'You are not taking part in any mission yet',
    browse: 'Find a mission',
    invitations: 'Waiting for your answer',
    upcoming: 'Coming up',
    pending: 'Waiting',
    past: 'Past and cancelled',
    noneHint: 'Browse the open missions: there is something for every energy level.',
    contact: 'Contact: %name%',
    result: 'What the mission achieved: %note%',
    closingNote: 'What your help made possible: %note%',
    failed: 'Your missions could not be loaded',
  },
  messages: englishMessages,
  questionnaire: {
    answer: 'Answer the questionnaire',
    goOn: 'Continue the questionnaire',
    see: 'My answers to the questionnaire',
  },
  widgets: {
    waiting: 'Waiting for your answer',
    next: 'Your next mission',
    allMine: 'All my missions',
    suggested: 'Missions for you',
    all: 'Find a mission',
  },
  details: {
    where: 'Where',
    join: 'Join the meeting',
    title: 'Mission',
  },
  management: {
    title: 'Manage missions',
  },
  report: {
    title: 'Committee yearly report',
    sentence: 'A year of missions on four pages, to read, print or save as a PDF.',
  },
  columns: {
    title: 'Mission',
    awaiting: 'Requests to answer',
    validated: 'Confirmed',
    invited: 'Open invitations',
    manager: 'Contact',
  },
} satisfies Translations

// The shell takes the default export of a bundle of texts (contracts, RemoteModule).
export default en
