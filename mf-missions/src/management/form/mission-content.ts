import { zoneOf } from '@ensemble/contracts/zones'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { instantOf } from '../../inputs/local-moment.ts'
import type { MissionForm } from './mission-form.ts'
import { questionnaireOf } from './questionnaire/questionnaire-form.ts'
import { laterStarts, withDay } from './repeat.ts'

export type Content = CallInput<'mission.create'>['body']

/** A form without faults as the call takes it; what has no meaning any more (the street of a remote mission) is left out. */
export function contentOf(form: MissionForm): Content | null {
  const { type, origin, mode, scope, registrationMode } = form
  const zone = zoneOf(departmentOf(form.place))
  const startAt = instantOf(form.startAt, zone)
  if (!type || !origin || !mode || !scope || !registrationMode || startAt === null) return null
  const remote = mode === 'remote'
  const study = type === 'studies_and_surveys'
  const asked = study ? questionnaireOf(form.questionnaire) : null
  return {
    title: form.title.trim(),
    summary: form.summary.trim(),
    description: form.description,
    objectives: orNull(form.objectives),
    practicalInfo: orNull(form.practicalInfo),
    coverKey: orNull(form.coverKey),
    coverAlt: form.coverKey ? orNull(form.coverAlt) : null,
    type,
    typeOther: type === 'other' ? orNull(form.typeOther) : null,
    origin,
    organisation: origin === 'external_actor' ? organisationOf(form.organisation) : null,
    domains: form.domains,
    mode,
    scope,
    departmentCode: departmentOf(form.place),
    postalCode: remote ? null : orNull(form.postalCode),
    city: remote ? null : orNull(form.city),
    street: remote ? null : orNull(form.street),
    meetingUrl: study || mode === 'on_site' ? null : orNull(form.meetingUrl),
    accessNote: remote ? null : orNull(form.accessNote),
    startAt,
    endAt: form.ongoing ? null : instantOf(form.endAt, zone),
    registrationDeadline: instantOf(form.registrationDeadline, zone),
    effort: { hours: numberOf(form.effort.hours), per: form.effort.per },
    energy: { ...form.energy, level: Number(form.energy.level), travelNote: orNull(form.energy.travelNote) },
    capacity: form.unlimited ? null : numberOf(form.capacity),
    registrationMode,
    waitlistEnabled: form.waitlistEnabled,
    // Who answers says all that is asked in the questionnaire.
    motivationRequired: asked === null && form.motivationRequired,
    questions: asked === null ? linesOf(form.questions) : [],
    targetProfileTypes: form.targetProfileTypes,
    targetCancerTypes: form.targetCancerTypes,
    targetTreatmentStages: form.targetTreatmentStages,
    requiredVolunteerKinds: form.requiredVolunteerKinds,
    skills: form.skills,
    prerequisites: linesOf(form.prerequisites),
    expensesCovered: form.expensesCovered === 'yes',
    expensesNote: orNull(form.expensesNote),
    interestsDeclarationRequired: declaresInterests(type) && form.interestsDeclarationRequired,
    managerIds: form.managerIds,
    contactName: form.contactName.trim(),
    questionnaire: asked,
  }
}

/** Missions on which links of interest matter. */
export function declaresInterests(type: MissionForm['type']): boolean {
  return type === 'media_speaking' || type === 'research_project_participation' || type === 'informed_opinion'
}

/** A figure as typed in either language; NaN where it is none. */
export function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
}

function organisationOf(organisation: MissionForm['organisation']): Content['organisation'] {
  const { type } = organisation
  if (!type) return null
  return {
    name: organisation.name.trim(),
    type,
    domains: organisation.domains,
    website: orNull(organisation.website),
    contactName: orNull(organisation.contactName),
    contactEmail: organisation.contactEmail.trim(),
    contactPhone: orNull(organisation.contactPhone),
  }
}

/**
 * When the other dates of a series begin, as it is being written: a day that was written and not added counts as well. A
 * mission without an end is none.
 */
export function laterStartsOf({ ongoing, startAt, repeat, repeatDay, place }: MissionForm): string[] {
  return ongoing ? [] : laterStarts(startAt, withDay(startAt.day, repeat, repeatDay), zoneOf(departmentOf(place)))
}

/** The department of a choice of places; null for the whole country. */
export function departmentOf(place: string): string | null {
  return place === 'national' ? null : place
}

function linesOf(lines: readonly { text: string }[]): string[] {
  return lines.map(({ text }) => text.trim()).filter((text) => text !== '')
}

function orNull(text: string): string | null {
  return text.trim() || null
}
