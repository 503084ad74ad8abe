import type { FormerAppointment } from '@ensemble/contracts/missions/mission-facts'
import type { MissionContent } from './mission-content.ts'
import { fittingErasure } from './questionnaire.ts'

/** What a mission must be approved for again when a referent changes it. */
const needsApproval = [
  'title',
  'description',
  'type',
  'typeOther',
  'origin',
  'organisation',
  'domains',
  'targetProfileTypes',
  'targetCancerTypes',
  'targetTreatmentStages',
  'requiredVolunteerKinds',
  'skills',
  'prerequisites',
  'questionnaire',
] as const satisfies readonly (keyof MissionContent)[]

/** The part of a mission that approvers have agreed to. */
export type ApprovedContent = Pick<MissionContent, (typeof needsApproval)[number]>

export function approvedPart(content: MissionContent): ApprovedContent {
  const {
    title,
    description,
    type,
    typeOther,
    origin,
    organisation,
    domains,
    targetProfileTypes,
    targetCancerTypes,
    targetTreatmentStages,
    requiredVolunteerKinds,
    skills,
    prerequisites,
    questionnaire,
  } = content
  return {
    title,
    description,
    type,
    typeOther,
    origin,
    organisation,
    domains,
    targetProfileTypes,
    targetCancerTypes,
    targetTreatmentStages,
    requiredVolunteerKinds,
    skills,
    prerequisites,
    questionnaire,
  }
}

/**
 * A mission with what was approved last. Its dates were never in question, so answers to its questionnaire are erased on
 * a day that fits those of now.
 */
export function restoredContent(content: MissionContent, approved: object | null): MissionContent {
  const restored = { ...content, ...approved }
  const { questionnaire } = restored
  if (!questionnaire?.eraseOn) return restored
  const eraseOn = fittingErasure(restored, [questionnaire.eraseOn, content.questionnaire?.eraseOn])
  return { ...restored, questionnaire: { ...questionnaire, eraseOn } }
}

/** Names of the fields that differ, in the order of the mission. */
export function changedFields(before: MissionContent, after: MissionContent): (keyof MissionContent)[] {
  return fieldsOf(before).filter((field) => !same(before[field], after[field]))
}

export function asksForApproval(changed: readonly (keyof MissionContent)[]): boolean {
  return needsApproval.some((field) => changed.includes(field))
}

const appointment = {
  date: ['startAt', 'endAt'],
  place: ['mode', 'departmentCode', 'postalCode', 'city', 'street'],
  link: ['meetingUrl'],
} as const satisfies Record<string, readonly (keyof MissionContent)[]>

export type AppointmentPart = keyof typeof appointment
const appointmentParts: readonly AppointmentPart[] = ['date', 'place', 'link']

/** What participants must hear of, because they would else come at the wrong time or to the wrong place. */
export function appointmentChanges(before: MissionContent, after: MissionContent): AppointmentPart[] {
  const changed = changedFields(before, after)
  const otherTool = (before.questionnaire?.url ?? null) !== (after.questionnaire?.url ?? null)
  return appointmentParts.filter(
    (part) => appointment[part].some((field) => changed.includes(field)) || (part === 'link' && otherTool),
  )
}

/** When and where a mission was to be, for those who hear that it is to be otherwise. */
export function formerAppointment({
  startAt,
  endAt,
  mode,
  departmentCode,
  street,
  postalCode,
  city,
}: MissionContent): FormerAppointment {
  const times = { startAt: startAt.toISOString(), endAt: endAt?.toISOString() ?? null }
  return { ...times, mode, departmentCode, street, postalCode, city }
}

function fieldsOf(content: MissionContent): (keyof MissionContent)[] {
  return Object.keys(content).filter((field): field is keyof MissionContent => field in content)
}

/** Dates and lists are compared by what they say. Objects come from one schema, so their keys stand in one order. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** The database keeps the keys of an object in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
