import {
  approvalStatuses,
  articleCategories,
  filterOperators,
  genders,
  interestDomains,
  missionDomains,
  missionModes,
  missionOrigins,
  missionScopes,
  missionTypes,
  organisationPositions,
  organisationTypes,
  profileTypes,
  roles,
  skills,
  structureDomains,
  userStatuses,
  validationStatuses,
  volunteerKinds,
} from '@ensemble/contracts/enumerations'
import {
  cancerTypes,
  caregiverRelationships,
  comorbidityGroups,
  illnessSituations,
  relationsToIllness,
  treatmentStages,
} from '@ensemble/contracts/health-enumerations'
import {
  employerSectors,
  employments,
  socioProfessionalCategories,
  workArrangements,
} from '@ensemble/contracts/work-enumerations'

/** A list that can be filtered, asked as an admin. */
export type List = 'users' | 'missions' | 'articles' | 'managed' | 'participants'

export interface Enumeration {
  name: string
  values: readonly string[]
  /** The screen that offers every value: where, and by which list of the contract. */
  offered: readonly [file: string, list: string]
  /** Where a filter finds each value, or why there is none. */
  found: readonly [list: List, field: string] | string
}

export const ofHealth = 'Answers about health are read by their owner alone; no list of people can be filtered by them.'
const ofWork = 'Answers about work are shown as figures of ten people and more.'
export const own = 'mf-users/src/profile/own'

/** Every enumeration of the specification, who offers its values, and which filter finds them. */
export const enumerations: readonly Enumeration[] = [
  {
    name: 'gender',
    values: genders,
    offered: [`${own}/sections/identity-section.tsx`, 'genders'],
    found: 'Nobody is looked for by their gender.',
  },
  {
    name: 'role',
    values: roles,
    offered: ['mf-users/src/user-list/user-columns.tsx', 'roles'],
    found: ['users', 'role'],
  },
  {
    name: 'user status',
    values: userStatuses,
    offered: ['mf-users/src/user-list/user-columns.tsx', 'userStatuses'],
    found: ['users', 'status'],
  },
  {
    name: 'profile type',
    values: profileTypes,
    offered: [`${own}/sections/situation-section.tsx`, 'profileTypes'],
    found: ['users', 'profileType'],
  },
  {
    name: 'profile type, sought',
    values: profileTypes,
    offered: ['mf-missions/src/management/form/sought-step.tsx', 'profileTypes'],
    found: ['missions', 'targetProfileTypes'],
  },
  {
    name: 'validation status',
    values: validationStatuses,
    offered: ['mf-missions/src/details/participants/standing-columns.tsx', 'validationStatuses'],
    found: ['participants', 'validationStatus'],
  },
  {
    name: 'mission approval status',
    values: approvalStatuses,
    offered: ['mf-missions/src/management/columns/kind-columns.tsx', 'approvalStatuses'],
    found: ['managed', 'approvalStatus'],
  },
  {
    name: 'mission type',
    values: missionTypes,
    offered: ['mf-missions/src/management/form/nature-step.tsx', 'missionTypes'],
    found: ['missions', 'type'],
  },
  {
    name: 'mission origin',
    values: missionOrigins,
    offered: ['mf-missions/src/management/form/nature-step.tsx', 'missionOrigins'],
    found: ['missions', 'origin'],
  },
  {
    name: 'mission domains (A)',
    values: missionDomains,
    offered: ['mf-missions/src/management/form/nature-step.tsx', 'missionDomains'],
    found: ['missions', 'domains'],
  },
  {
    name: 'interest domains (B)',
    values: interestDomains,
    offered: [`${own}/sections/interests-section.tsx`, 'interestDomains'],
    found: 'What people like matches them with missions; nobody is looked for by it.',
  },
  {
    name: 'domains of structures (C)',
    values: structureDomains,
    offered: ['mf-missions/src/management/form/organisation-fields.tsx', 'structureDomains'],
    found: 'A structure is looked for by its name and its type.',
  },
  {
    name: 'organisation type',
    values: organisationTypes,
    offered: ['mf-missions/src/management/form/organisation-fields.tsx', 'organisationTypes'],
    found: ['missions', 'organisationType'],
  },
  {
    name: 'mission mode',
    values: missionModes,
    offered: ['mf-missions/src/management/form/when-step.tsx', 'missionModes'],
    found: ['missions', 'mode'],
  },
  {
    name: 'mission scope',
    values: missionScopes,
    offered: ['mf-missions/src/management/form/nature-step.tsx', 'missionScopes'],
    found: ['missions', 'scope'],
  },
  {
    name: 'volunteer kinds',
    values: volunteerKinds,
    offered: ['mf-missions/src/management/form/sought-step.tsx', 'volunteerKinds'],
    found: ['missions', 'requiredVolunteerKinds'],
  },
  {
    name: 'relation to illness',
    values: relationsToIllness,
    offered: [`${own}/health/relation-section.tsx`, 'relationsToIllness'],
    found: ofHealth,
  },
  {
    name: 'illness situation',
    values: illnessSituations,
    offered: [`${own}/health/illness-section.tsx`, 'illnessSituations'],
    found: ofHealth,
  },
  {
    name: 'caregiver relationship',
    values: caregiverRelationships,
    offered: [`${own}/health/relation-section.tsx`, 'caregiverRelationships'],
    found: ofHealth,
  },
  { name: 'employment', values: employments, offered: [`${own}/work-tab.tsx`, 'employments'], found: ofWork },
  {
    name: 'work arrangement',
    values: workArrangements,
    offered: [`${own}/work-tab.tsx`, 'workArrangements'],
    found: ofWork,
  },
  {
    name: 'socio-professional category',
    values: socioProfessionalCategories,
    offered: [`${own}/work-tab.tsx`, 'socioProfessionalCategories'],
    found: ofWork,
  },
  {
    name: 'employer sector',
    values: employerSectors,
    offered: [`${own}/work-tab.tsx`, 'employerSectors'],
    found: ofWork,
  },
  {
    name: 'skills',
    values: skills,
    offered: ['mf-missions/src/management/form/sought-step.tsx', 'skills'],
    found: ['missions', 'skills'],
  },
  {
    name: 'organisation position',
    values: organisationPositions,
    offered: ['mf-users/src/acts/post-fields.tsx', 'organisationPositions'],
    found: 'Staff are looked for by their name, role and department.',
  },
  {
    name: 'article categories',
    values: articleCategories,
    offered: ['mf-articles/src/editor/sorting-section.tsx', 'articleCategories'],
    found: ['articles', 'categories'],
  },
  {
    name: 'cancer types, of missions',
    values: cancerTypes,
    offered: ['mf-missions/src/management/form/sought-step.tsx', 'cancerTypes'],
    found: ['missions', 'targetCancerTypes'],
  },
  {
    name: 'cancer types, of articles',
    values: cancerTypes,
    offered: ['mf-articles/src/editor/sorting-section.tsx', 'cancerTypes'],
    found: ['articles', 'cancerTypes'],
  },
  {
    name: 'treatment stage',
    values: treatmentStages,
    offered: ['mf-missions/src/management/form/sought-step.tsx', 'treatmentStages'],
    found: ['missions', 'targetTreatmentStages'],
  },
  {
    name: 'comorbidity groups and members',
    values: Object.entries(comorbidityGroups).flatMap(([group, members]) =>
      members.map((member) => `${group}.${member}`),
    ),
    offered: [`${own}/health/comorbidities-section.tsx`, 'comorbidityGroups'],
    found: ofHealth,
  },
  {
    name: 'filter operators',
    values: filterOperators,
    offered: ['packages/mf-kit/src/table/table-address.ts', 'filterOperators'],
    found: 'Each is asked of every column in the tests of the services (test/queries/filters.test.ts).',
  },
]
