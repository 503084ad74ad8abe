import { latestEnd } from '@ensemble/contracts/missions/longest-mission'
import { latestErasure } from '@ensemble/contracts/missions/questionnaire-limits'
import { dayInParis } from '@ensemble/contracts/zone-clock'
import { zoneOf } from '@ensemble/contracts/zones'
import { declaresInterests, departmentOf, laterStartsOf, numberOf } from './mission-content.ts'
import { isHttps } from '../../inputs/is-https.ts'
import { instantOf, type LocalMoment } from '../../inputs/local-moment.ts'
import type { MissionForm } from './mission-form.ts'
import { questionnaireFaults } from './questionnaire/questionnaire-form.ts'
import { faultOfDay } from './repeat.ts'
import { limits, type LimitedField, plainLength } from './form-limits.ts'

/** What is wrong with a field: a code of the catalogue. */
type FaultCode =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'OUT_OF_RANGE'
  | 'INVALID_DATE'
  | 'DATE_ORDER'
  | 'DEADLINE_ORDER'
  | 'TOO_FAR'
  | 'INVALID_EMAIL'
  | 'INVALID_PHONE'
  | 'INVALID_POSTAL_CODE'
  | 'UNSAFE_LINK'
  | 'NOT_IN_LIST'
  | 'BOUNDS_ORDER'
  | 'NO_STEP'

/** Path of a field → what is wrong. */
export type Faults = Record<string, FaultCode>

/** The rules of a mission, so that nobody waits for the server to hear of them; it checks all again. */
export function faultsOf(form: MissionForm): Faults {
  const faults: Faults = {}
  for (const check of [lengths, nature, organisation, place, dates, places, people, questionnaire])
    Object.assign(faults, check(form))
  return faults
}

function lengths(form: MissionForm): Faults {
  const texts: Record<LimitedField, string> = {
    title: form.title,
    summary: form.summary,
    objectives: form.objectives,
    practicalInfo: form.practicalInfo,
    coverAlt: form.coverAlt,
    typeOther: form.typeOther,
    street: form.street,
    city: form.city,
    accessNote: form.accessNote,
    expensesNote: form.expensesNote,
    contactName: form.contactName,
    'energy.travelNote': form.energy.travelNote,
    'organisation.name': form.organisation.name,
    'organisation.contactName': form.organisation.contactName,
    description: form.description,
  }
  const faults: Faults = {}
  for (const [name, { min, max }] of Object.entries(limits)) {
    const text = (isLimited(name) ? texts[name] : '').trim()
    const length = name === 'description' ? plainLength(text) : text.length
    if (text === '') continue
    if (length < min) faults[name] = 'TOO_SHORT'
    else if (text.length > max) faults[name] = 'TOO_LONG'
  }
  form.questions.forEach(({ text }, index) => {
    if (text.length > 200) faults[`questions.${index}.text`] = 'TOO_LONG'
  })
  form.prerequisites.forEach(({ text }, index) => {
    if (text.length > 100) faults[`prerequisites.${index}.text`] = 'TOO_LONG'
  })
  return faults
}

function isLimited(name: string): name is LimitedField {
  return name in limits
}

function nature(form: MissionForm): Faults {
  return missing({
    title: form.title,
    summary: form.summary,
    description: form.description,
    type: form.type,
    typeOther: form.type === 'other' ? form.typeOther : 'none',
    origin: form.origin,
    domains: form.domains[0] ?? '',
    scope: form.scope,
    coverAlt: form.coverKey ? form.coverAlt : 'none',
  })
}

function organisation({ origin, organisation: of }: MissionForm): Faults {
  if (origin !== 'external_actor') return {}
  return {
    ...missing({
      'organisation.name': of.name,
      'organisation.type': of.type,
      'organisation.domains': of.domains[0] ?? '',
      'organisation.contactEmail': of.contactEmail,
    }),
    ...(of.contactEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(of.contactEmail.trim())
      ? { 'organisation.contactEmail': 'INVALID_EMAIL' }
      : {}),
    ...(of.contactPhone && !/^\+?[\d\s.()-]{10,20}$/.test(of.contactPhone.trim())
      ? { 'organisation.contactPhone': 'INVALID_PHONE' }
      : {}),
    ...(of.website && !isHttps(of.website) ? { 'organisation.website': 'UNSAFE_LINK' } : {}),
  }
}

function place({ type, mode, place: where, postalCode, city, meetingUrl }: MissionForm): Faults {
  const onSite = mode === 'on_site' || mode === 'mixed'
  return {
    ...missing({ mode, place: where, postalCode: onSite ? postalCode : 'none', city: onSite ? city : 'none' }),
    ...(onSite && postalCode && !/^\d{5}$/.test(postalCode.trim()) ? { postalCode: 'INVALID_POSTAL_CODE' } : {}),
    ...(type !== 'studies_and_surveys' && mode !== 'on_site' && meetingUrl && !isHttps(meetingUrl)
      ? { meetingUrl: 'UNSAFE_LINK' }
      : {}),
  }
}

function dates(form: MissionForm): Faults {
  const { startAt, endAt, ongoing, registrationDeadline, type, repeat, place: where } = form
  const zone = zoneOf(departmentOf(where))
  const [start, end, deadline] = [startAt, endAt, registrationDeadline].map((moment) => instantOf(moment, zone))
  const faults: Faults = {}
  if (!start) faults.startAt = isEmpty(startAt) ? 'REQUIRED' : 'INVALID_DATE'
  if (!ongoing && !end) faults.endAt = isEmpty(endAt) ? 'REQUIRED' : 'INVALID_DATE'
  if (!deadline && !isEmpty(registrationDeadline)) faults.registrationDeadline = 'INVALID_DATE'
  if (start && end && !ongoing) {
    if (end < start) faults.endAt = 'DATE_ORDER'
    else if (new Date(end) > latestEnd(new Date(start))) faults.endAt = 'TOO_FAR'
  }
  if (!ongoing && faultOfDay(startAt.day, repeat, form.repeatDay)) faults.repeatDay = 'INVALID_DATE'
  else if (start && !ongoing && repeat.rhythm !== 'once' && laterStartsOf(form).length === 0) {
    faults.repeat = 'REQUIRED'
  }
  const last = type === 'studies_and_surveys' ? (ongoing ? null : end) : start
  if (deadline && last && deadline > last) faults.registrationDeadline = 'DEADLINE_ORDER'
  return faults
}

function places(form: MissionForm): Faults {
  const faults = missing({
    'effort.hours': form.effort.hours,
    'energy.level': form.energy.level,
    capacity: form.unlimited ? 'none' : form.capacity,
    registrationMode: form.registrationMode,
    expensesCovered: form.expensesCovered,
  })
  const hours = numberOf(form.effort.hours)
  if (form.effort.hours && !(hours >= 0.5 && hours <= 200)) faults['effort.hours'] = 'OUT_OF_RANGE'
  const capacity = numberOf(form.capacity)
  if (!form.unlimited && form.capacity && !(Number.isInteger(capacity) && capacity >= 1 && capacity <= 500))
    faults.capacity = 'OUT_OF_RANGE'
  if (!declaresInterests(form.type)) delete faults.interestsDeclarationRequired
  return faults
}

function people({ managerIds, contactName }: MissionForm): Faults {
  return missing({ managerIds: managerIds[0] ?? '', contactName })
}

function questionnaire({ type, questionnaire: asked, ongoing, startAt, endAt, place: where }: MissionForm): Faults {
  if (type !== 'studies_and_surveys') return {}
  const faults: Faults = questionnaireFaults(asked, isHttps)
  const end = instantOf(ongoing ? startAt : endAt, zoneOf(departmentOf(where)))
  if (asked.kind !== 'built_in' || asked.eraseOn === '' || !end) return faults
  const last = dayInParis(end)
  if (asked.eraseOn <= last) faults['questionnaire.eraseOn'] = 'DATE_ORDER'
  else if (asked.eraseOn > latestErasure(last)) faults['questionnaire.eraseOn'] = 'OUT_OF_RANGE'
  return faults
}

function missing(fields: Record<string, string>): Faults {
  const empty = Object.entries(fields).filter(([, text]) => text.trim() === '')
  return Object.fromEntries(empty.map(([name]) => [name, 'REQUIRED' as const]))
}

function isEmpty({ day, time }: LocalMoment): boolean {
  return day === '' && time === ''
}
