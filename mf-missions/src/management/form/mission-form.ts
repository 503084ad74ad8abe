import type { Mission } from '@ensemble/contracts/missions/http'
import type { Session } from '@ensemble/contracts/remote'
import { blankQuestionnaire, type QuestionnaireForm, questionnaireFormOf } from './questionnaire/questionnaire-form.ts'
import { type LocalMoment, momentOf, noMoment } from '../../inputs/paris-time.ts'

type Chosen = Pick<
  Mission,
  | 'domains'
  | 'scope'
  | 'mode'
  | 'registrationMode'
  | 'targetProfileTypes'
  | 'targetCancerTypes'
  | 'targetTreatmentStages'
  | 'requiredVolunteerKinds'
  | 'skills'
  | 'managerIds'
>
type Organisation = NonNullable<Mission['organisation']>

/** The form of a mission as it is being written: what is missing is empty, figures and dates are what was typed. */
export interface MissionForm extends Omit<Chosen, 'scope' | 'mode' | 'registrationMode'> {
  /** The state of the mission from which these texts began; '' for a new one. */
  baseUpdatedAt: string
  title: string
  summary: string
  description: string
  objectives: string
  coverKey: string
  coverAlt: string
  type: Mission['type'] | ''
  typeOther: string
  origin: Mission['origin'] | ''
  organisation: {
    name: string
    type: Organisation['type'] | ''
    domains: Organisation['domains']
    website: string
    contactName: string
    contactEmail: string
    contactPhone: string
  }
  scope: Mission['scope'] | ''
  mode: Mission['mode'] | ''
  /** A department's code, or `national`. */
  place: string
  postalCode: string
  city: string
  street: string
  meetingUrl: string
  accessNote: string
  practicalInfo: string
  startAt: LocalMoment
  ongoing: boolean
  endAt: LocalMoment
  registrationDeadline: LocalMoment
  effort: { hours: string; per: Mission['effort']['per'] }
  energy: {
    level: '1' | '2' | '3' | ''
    canSit: boolean
    canStop: boolean
    cameraOptional: boolean
    breaks: boolean
    companion: boolean
    travelNote: string
  }
  unlimited: boolean
  capacity: string
  registrationMode: Mission['registrationMode'] | ''
  waitlistEnabled: boolean
  motivationRequired: boolean
  /** One object per line: a form's list holds objects. */
  questions: { text: string }[]
  prerequisites: { text: string }[]
  expensesCovered: 'yes' | 'no' | ''
  expensesNote: string
  interestsDeclarationRequired: boolean
  contactName: string
  questionnaire: QuestionnaireForm
}

/** An empty form; whoever writes it runs the mission, and a committee's people write for their committee. */
export function blankForm({ user, role }: Pick<Session, 'user' | 'role'>): MissionForm {
  const place = role === 'referent' ? (user?.departmentCode ?? '') : 'national'
  return {
    baseUpdatedAt: '',
    title: '',
    summary: '',
    description: '',
    objectives: '',
    coverKey: '',
    coverAlt: '',
    type: '',
    typeOther: '',
    origin: role === 'referent' ? 'departmental_committee' : 'headquarters_services',
    organisation: blankOrganisation,
    domains: [],
    scope: 'collective',
    mode: '',
    place,
    postalCode: '',
    city: '',
    street: '',
    meetingUrl: '',
    accessNote: '',
    practicalInfo: '',
    startAt: noMoment,
    ongoing: false,
    endAt: noMoment,
    registrationDeadline: noMoment,
    effort: { hours: '', per: 'total' },
    energy: {
      level: '',
      canSit: false,
      canStop: false,
      cameraOptional: false,
      breaks: false,
      companion: false,
      travelNote: '',
    },
    unlimited: false,
    capacity: '',
    registrationMode: '',
    waitlistEnabled: true,
    motivationRequired: false,
    questions: [],
    prerequisites: [],
    targetProfileTypes: [],
    targetCancerTypes: [],
    targetTreatmentStages: [],
    requiredVolunteerKinds: [],
    skills: [],
    expensesCovered: '',
    expensesNote: '',
    interestsDeclarationRequired: false,
    managerIds: user ? [user.id] : [],
    contactName: user?.displayName ?? '',
    questionnaire: blankQuestionnaire,
  }
}

const blankOrganisation: MissionForm['organisation'] = {
  name: '',
  type: '',
  domains: [],
  website: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
}

/** A mission as the form shows it. */
export function formOf(mission: Mission): MissionForm {
  const { organisation, energy, effort } = mission
  return {
    baseUpdatedAt: mission.updatedAt,
    title: mission.title,
    summary: mission.summary,
    description: mission.description,
    objectives: mission.objectives ?? '',
    coverKey: mission.coverKey ?? '',
    coverAlt: mission.coverAlt ?? '',
    type: mission.type,
    typeOther: mission.typeOther ?? '',
    origin: mission.origin,
    organisation: organisation
      ? {
          ...organisation,
          website: organisation.website ?? '',
          contactName: organisation.contactName ?? '',
          contactPhone: organisation.contactPhone ?? '',
        }
      : blankOrganisation,
    domains: mission.domains,
    scope: mission.scope,
    mode: mission.mode,
    place: mission.departmentCode ?? 'national',
    postalCode: mission.postalCode ?? '',
    city: mission.city ?? '',
    street: mission.street ?? '',
    meetingUrl: mission.meetingUrl ?? '',
    accessNote: mission.accessNote ?? '',
    practicalInfo: mission.practicalInfo ?? '',
    startAt: momentOf(mission.startAt),
    ongoing: mission.endAt === null,
    endAt: momentOf(mission.endAt),
    registrationDeadline: momentOf(mission.registrationDeadline),
    effort: { hours: String(effort.hours), per: effort.per },
    energy: { ...energy, level: levelOf(energy.level), travelNote: energy.travelNote ?? '' },
    unlimited: mission.capacity === null,
    capacity: mission.capacity === null ? '' : String(mission.capacity),
    registrationMode: mission.registrationMode,
    waitlistEnabled: mission.waitlistEnabled,
    motivationRequired: mission.motivationRequired,
    questions: mission.questions.map((text) => ({ text })),
    prerequisites: mission.prerequisites.map((text) => ({ text })),
    targetProfileTypes: mission.targetProfileTypes,
    targetCancerTypes: mission.targetCancerTypes,
    targetTreatmentStages: mission.targetTreatmentStages,
    requiredVolunteerKinds: mission.requiredVolunteerKinds,
    skills: mission.skills,
    expensesCovered: mission.expensesCovered ? 'yes' : 'no',
    expensesNote: mission.expensesNote ?? '',
    interestsDeclarationRequired: mission.interestsDeclarationRequired,
    managerIds: mission.managerIds,
    contactName: mission.contactName,
    questionnaire: questionnaireFormOf(mission.questionnaire),
  }
}

/** A form for a committee that lacks a mission, or that another one's is lent to: where exactly is for them to say. */
export function placedIn(form: MissionForm, place: string | null): MissionForm {
  if (place === null || place === form.place) return form
  const origin = form.origin === 'external_actor' ? form.origin : 'departmental_committee'
  return { ...form, origin, place, postalCode: '', city: '', street: '' }
}

/** The same mission to be written once more: another date, and whoever writes it runs it. */
export function copyOf(mission: Mission, blank: MissionForm): MissionForm {
  const { managerIds, contactName } = blank
  return {
    ...formOf(mission),
    baseUpdatedAt: '',
    startAt: noMoment,
    endAt: noMoment,
    registrationDeadline: noMoment,
    managerIds,
    contactName,
  }
}

function levelOf(level: number): MissionForm['energy']['level'] {
  return level === 1 ? '1' : level === 2 ? '2' : '3'
}
