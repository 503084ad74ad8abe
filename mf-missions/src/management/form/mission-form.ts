import type { Mission } from '@ensemble/contracts/missions/http'
import type { TemplateContent } from '@ensemble/contracts/missions/templates'
import type { Session } from '@ensemble/contracts/remote'
import { zoneOf } from '@ensemble/contracts/zones'
import { blankQuestionnaire, type QuestionnaireForm, questionnaireFormOf } from './questionnaire/questionnaire-form.ts'
import { type LocalMoment, momentOf, noMoment } from '../../inputs/local-moment.ts'
import { daysBetween, daysLater, noRepeat, type RepeatForm } from './repeat.ts'

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
  /** On which other dates it takes place; of a new one alone. */
  repeat: RepeatForm
  /** A day as it is written, before it is added to those of `repeat`; beside it, so that a draft of before still fits. */
  repeatDay: string
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
    repeat: noRepeat,
    repeatDay: '',
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
  const { meetingUrl = null, questionnaire = null } = mission
  const zone = zoneOf(mission.departmentCode)
  return {
    ...formOfContent({ ...mission, meetingUrl, questionnaire }),
    baseUpdatedAt: mission.updatedAt,
    startAt: momentOf(mission.startAt, zone),
    ongoing: mission.endAt === null,
    endAt: momentOf(mission.endAt, zone),
    registrationDeadline: momentOf(mission.registrationDeadline, zone),
    repeat: noRepeat,
    repeatDay: '',
    managerIds: mission.managerIds,
    contactName: mission.contactName,
  }
}

/** All that is written of a mission, but when it is and who runs it. */
function formOfContent(content: TemplateContent) {
  const { organisation, energy, effort } = content
  return {
    title: content.title,
    summary: content.summary,
    description: content.description,
    objectives: content.objectives ?? '',
    coverKey: content.coverKey ?? '',
    coverAlt: content.coverAlt ?? '',
    practicalInfo: content.practicalInfo ?? '',
    type: content.type,
    typeOther: content.typeOther ?? '',
    origin: content.origin,
    organisation: organisation
      ? {
          ...organisation,
          website: organisation.website ?? '',
          contactName: organisation.contactName ?? '',
          contactPhone: organisation.contactPhone ?? '',
        }
      : blankOrganisation,
    domains: content.domains,
    scope: content.scope,
    mode: content.mode,
    place: content.departmentCode ?? 'national',
    postalCode: content.postalCode ?? '',
    city: content.city ?? '',
    street: content.street ?? '',
    meetingUrl: content.meetingUrl ?? '',
    accessNote: content.accessNote ?? '',
    effort: { hours: String(effort.hours), per: effort.per },
    energy: { ...energy, level: levelOf(energy.level), travelNote: energy.travelNote ?? '' },
    unlimited: content.capacity === null,
    capacity: content.capacity === null ? '' : String(content.capacity),
    registrationMode: content.registrationMode,
    waitlistEnabled: content.waitlistEnabled,
    motivationRequired: content.motivationRequired,
    questions: content.questions.map((text) => ({ text })),
    prerequisites: content.prerequisites.map((text) => ({ text })),
    targetProfileTypes: content.targetProfileTypes,
    targetCancerTypes: content.targetCancerTypes,
    targetTreatmentStages: content.targetTreatmentStages,
    requiredVolunteerKinds: content.requiredVolunteerKinds,
    skills: content.skills,
    expensesCovered: content.expensesCovered ? ('yes' as const) : ('no' as const),
    expensesNote: content.expensesNote ?? '',
    interestsDeclarationRequired: content.interestsDeclarationRequired,
    questionnaire: questionnaireFormOf(content.questionnaire ?? undefined),
  }
}

/** A new mission that begins from a template, for whoever writes it; a committee's people write for their committee. */
export function formOfTemplate(content: TemplateContent, blank: MissionForm): MissionForm {
  const form = { ...blank, ...formOfContent(content) }
  return placedIn(form, blank.place === 'national' ? null : blank.place)
}

/** A form for a committee that lacks a mission, or that another one's is lent to: where exactly is for them to say. */
export function placedIn(form: MissionForm, place: string | null): MissionForm {
  if (place === null || place === form.place) return form
  const origin = form.origin === 'external_actor' ? form.origin : 'departmental_committee'
  return { ...form, origin, place, postalCode: '', city: '', street: '' }
}

/** The same mission to be written once more: on the next such day of the week, and whoever writes it runs it. */
export function copyOf(mission: Mission, blank: MissionForm, today: string): MissionForm {
  const { managerIds, contactName } = blank
  const form = formOf(mission)
  const by = 7 * weeksOn(mission, today)
  const later = ({ day, time }: LocalMoment) => ({ day: daysLater(day, by), time })
  return {
    ...form,
    baseUpdatedAt: '',
    startAt: later(form.startAt),
    endAt: later(form.endAt),
    registrationDeadline: later(form.registrationDeadline),
    managerIds,
    contactName,
  }
}

/** By how many weeks the dates of a copy are moved on: to the first such day that is after the mission and after today. */
export function weeksOn(
  { startAt, departmentCode }: Pick<Mission, 'startAt' | 'departmentCode'>,
  today: string,
): number {
  return Math.max(1, Math.floor(daysBetween(momentOf(startAt, zoneOf(departmentCode)).day, today) / 7) + 1)
}

function levelOf(level: number): MissionForm['energy']['level'] {
  return level === 1 ? '1' : level === 2 ? '2' : '3'
}
