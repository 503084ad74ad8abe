import type { FieldCode } from '@ensemble/contracts/errors'
import type { Mission as MissionView } from '@ensemble/contracts/missions/http'
import { latestEnd } from '@ensemble/contracts/missions/longest-mission'
import type { Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import { refuse } from '@ensemble/service-kit/refusal'
import { isSafeLink } from './links.ts'
import { questionnaireFaults, tidyQuestionnaire } from './questionnaire.ts'
import { cleanRichText } from './rich-text.ts'

type ViewFields = Pick<
  MissionView,
  | 'title'
  | 'summary'
  | 'description'
  | 'objectives'
  | 'practicalInfo'
  | 'coverKey'
  | 'coverAlt'
  | 'type'
  | 'typeOther'
  | 'origin'
  | 'organisation'
  | 'domains'
  | 'mode'
  | 'scope'
  | 'departmentCode'
  | 'postalCode'
  | 'city'
  | 'street'
  | 'accessNote'
  | 'effort'
  | 'energy'
  | 'capacity'
  | 'registrationMode'
  | 'waitlistEnabled'
  | 'motivationRequired'
  | 'questions'
  | 'targetProfileTypes'
  | 'targetCancerTypes'
  | 'targetTreatmentStages'
  | 'requiredVolunteerKinds'
  | 'skills'
  | 'prerequisites'
  | 'expensesCovered'
  | 'expensesNote'
  | 'interestsDeclarationRequired'
  | 'managerIds'
  | 'contactName'
>

/** What people write of a mission. */
export interface MissionContent extends ViewFields {
  meetingUrl: string | null
  startAt: Date
  endAt: Date | null
  registrationDeadline: Date | null
  questionnaire: Questionnaire | null
}

/** So many characters at least, tags left out: an empty frame is no description. */
const shortestDescription = 50

/**
 * The content as it is stored: texts trimmed, rich text cleaned.
 * @throws Refusal VALIDATION_FAILED for the rules that join two fields; lengths and lists are the schema's business
 */
export function prepareContent(written: MissionContent): MissionContent {
  const content = tidy(written)
  const fields = crossFieldErrors(content)
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
  return content
}

/** Trims what people typed; an empty text is none. */
function tidy(content: MissionContent): MissionContent {
  const { trim, orNull } = {
    trim: (text: string) => text.trim(),
    orNull: (text: string | null) => text?.trim() || null,
  }
  return {
    ...content,
    title: trim(content.title),
    summary: trim(content.summary),
    description: cleanRichText(content.description),
    objectives: orNull(content.objectives),
    practicalInfo: orNull(content.practicalInfo),
    coverAlt: orNull(content.coverAlt),
    typeOther: orNull(content.typeOther),
    postalCode: orNull(content.postalCode),
    city: orNull(content.city),
    street: orNull(content.street),
    meetingUrl: orNull(content.meetingUrl),
    accessNote: orNull(content.accessNote),
    expensesNote: orNull(content.expensesNote),
    questions: content.questions.map(trim).filter(Boolean),
    prerequisites: content.prerequisites.map(trim).filter(Boolean),
    contactName: trim(content.contactName),
    energy: { ...content.energy, travelNote: orNull(content.energy.travelNote) },
    organisation: content.organisation && {
      ...content.organisation,
      name: trim(content.organisation.name),
      website: orNull(content.organisation.website),
      contactName: orNull(content.organisation.contactName),
      contactPhone: orNull(content.organisation.contactPhone),
    },
    questionnaire: content.questionnaire && tidyQuestionnaire(content.questionnaire),
  }
}

function crossFieldErrors(content: MissionContent): Record<string, FieldCode[]> {
  return { ...textErrors(content), ...dateErrors(content), ...linkErrors(content), ...questionnaireFaults(content) }
}

function textErrors(content: MissionContent): Record<string, FieldCode[]> {
  const fields: Record<string, FieldCode[]> = {}
  if (content.title.length < 5) fields.title = ['TOO_SHORT']
  if (content.summary.length < 20) fields.summary = ['TOO_SHORT']
  if (content.description.replace(/<[^<>]*>/g, '').trim().length < shortestDescription)
    fields.description = ['TOO_SHORT']
  if ((content.origin === 'external_actor') !== (content.organisation !== null)) fields.organisation = ['REQUIRED']
  if (content.type === 'other' && !content.typeOther) fields.typeOther = ['REQUIRED']
  if (content.coverKey && !content.coverAlt) fields.coverAlt = ['REQUIRED']
  if (content.mode !== 'remote' && !content.city) fields.city = ['REQUIRED']
  if (content.mode !== 'remote' && !content.postalCode) fields.postalCode = ['REQUIRED']
  if (content.postalCode && !/^\d{5}$/.test(content.postalCode)) fields.postalCode = ['INVALID_POSTAL_CODE']
  if (!content.contactName) fields.contactName = ['REQUIRED']
  return fields
}

function dateErrors({ type, startAt, endAt, registrationDeadline }: MissionContent): Record<string, FieldCode[]> {
  const fields: Record<string, FieldCode[]> = {}
  const lastDeadline = type === 'studies_and_surveys' ? endAt : startAt
  if (endAt && endAt > latestEnd(startAt)) fields.endAt = ['OUT_OF_RANGE']
  if (endAt && endAt < startAt) fields.endAt = ['DATE_ORDER']
  if (registrationDeadline && lastDeadline && registrationDeadline > lastDeadline) {
    fields.registrationDeadline = ['DATE_ORDER']
  }
  return fields
}

function linkErrors({ meetingUrl, organisation }: MissionContent): Record<string, FieldCode[]> {
  const fields: Record<string, FieldCode[]> = {}
  if (meetingUrl && !isSafeLink(meetingUrl)) fields.meetingUrl = ['UNSAFE_LINK']
  if (organisation?.website && !isSafeLink(organisation.website)) fields['organisation.website'] = ['UNSAFE_LINK']
  return fields
}
