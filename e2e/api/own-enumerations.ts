import {
  attendances,
  availabilityFrequencies,
  availabilitySlots,
  displayStatuses,
  effortPeriods,
  languages,
  memberWithdrawalReasons,
  participantOrigins,
  registrationModes,
  rejectionReasons,
  staffRefusalReasons,
  surveyKinds,
} from '@ensemble/contracts/enumerations'
import { shareableHealthFields } from '@ensemble/contracts/health-enumerations'
import { type Enumeration, ofHealth, own } from './enumerations.ts'

const ofActs = 'Said once, with the act itself, and read where that stands.'
const ofAvailability = 'It tells the team that reads a request; nobody is looked for by it.'

/** The enumerations that the product needs beyond those of the specification. */
export const ownEnumerations: readonly Enumeration[] = [
  {
    name: 'state of a mission',
    values: displayStatuses,
    offered: ['mf-missions/src/management/columns/time-columns.tsx', 'displayStatuses'],
    found: ['managed', 'displayStatus'],
  },
  {
    name: 'way to register',
    values: registrationModes,
    offered: ['mf-missions/src/management/form/places-step.tsx', 'registrationModes'],
    found: ['missions', 'registrationMode'],
  },
  {
    name: 'origin of a participation',
    values: participantOrigins,
    offered: ['mf-missions/src/details/participants/background-columns.tsx', 'participantOrigins'],
    found: ['participants', 'origin'],
  },
  {
    name: 'language of an article',
    values: languages,
    offered: ['mf-articles/src/editor/text-section.tsx', 'languages'],
    found: ['articles', 'language'],
  },
  {
    name: 'language of a person',
    values: languages,
    offered: [`${own}/sections/identity-section.tsx`, 'languages'],
    found: 'Mails are written in it; nobody is looked for by it.',
  },
  {
    name: 'period of an effort',
    values: effortPeriods,
    offered: ['mf-missions/src/management/form/places-step.tsx', 'effortPeriods'],
    found: 'Missions are looked for by how much they ask for in all.',
  },
  {
    name: 'attendance',
    values: attendances,
    offered: ['mf-missions/src/details/participants/use-acts-on-several.tsx', 'attendances'],
    found: 'Noted from the table of one mission, which is short.',
  },
  {
    name: 'kind of survey',
    values: surveyKinds,
    offered: ['mf-missions/src/details/manage/survey-dialog.tsx', 'surveyKinds'],
    found: ofActs,
  },
  {
    name: 'reason of a refusal',
    values: staffRefusalReasons,
    offered: ['mf-missions/src/decisions/refuse-dialog.tsx', 'staffRefusalReasons'],
    found: ofActs,
  },
  {
    name: 'reason of a withdrawal',
    values: memberWithdrawalReasons,
    offered: ['mf-missions/src/registration/withdraw-dialog.tsx', 'memberWithdrawalReasons'],
    found: ofActs,
  },
  {
    name: 'reason why a mission is refused',
    values: rejectionReasons,
    offered: ['mf-missions/src/decisions/reject-dialog.tsx', 'rejectionReasons'],
    found: ofActs,
  },
  {
    name: 'time of availability',
    values: availabilitySlots,
    offered: [`${own}/sections/availability-section.tsx`, 'availabilitySlots'],
    found: ofAvailability,
  },
  {
    name: 'frequency of availability',
    values: availabilityFrequencies,
    offered: [`${own}/sections/availability-section.tsx`, 'availabilityFrequencies'],
    found: ofAvailability,
  },
  {
    name: 'health answers that may be shared',
    values: shareableHealthFields,
    offered: ['mf-missions/src/registration/shared-health-choice.tsx', 'shareableHealthFields'],
    found: ofHealth,
  },
]

/** Lists of the contract that no form offers: the platform sets these values itself. */
export const setByPlatform: readonly string[] = [
  'activityTypes',
  'articleStates',
  'articleStatuses',
  'awaitedFrom',
  'identityProviders',
  'newDateAnswers',
  'pageSizes',
  'participationEndReasons',
  'tutorialStatuses',
  // Parts of lists that have a row.
  'arrangeable',
  'comorbidities',
]
