import type { FieldCode } from '@ensemble/contracts/errors'
import type { Mission as MissionView } from '@ensemble/contracts/missions/http'
import { refuse } from '@ensemble/service-kit/refusal'
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

/** What people write of a mission (decisions.md §1, Mission, all blocks but State, Workspace and Counters). */
export interface MissionContent extends ViewFields {
  meetingUrl: string | null
  startAt: Date
  endAt: Date | null
  registrationDeadline: Date | null
}

/**
 * The content as it is stored: rich text cleaned.
 * @throws Refusal VALIDATION_FAILED for the rules that join two fields (decisions.md §1); lengths and lists are the
 *   schema's business
 */
export function prepareContent(content: MissionContent): MissionContent {
  const fields = crossFieldErrors(content)
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
  return { ...content, description: cleanRichText(content.description) }
}

function crossFieldErrors(content: MissionContent): Record<string, FieldCode[]> {
  const fields: Record<string, FieldCode[]> = {}
  const lastDeadline = content.type === 'studies_and_surveys' ? content.endAt : content.startAt
  if (content.endAt && content.endAt < content.startAt) fields.endAt = ['DATE_ORDER']
  if (content.registrationDeadline && lastDeadline && content.registrationDeadline > lastDeadline) {
    fields.registrationDeadline = ['DATE_ORDER']
  }
  if ((content.origin === 'external_actor') !== (content.organisation !== null)) fields.organisation = ['REQUIRED']
  if (content.type === 'other' && !content.typeOther) fields.typeOther = ['REQUIRED']
  if (content.coverKey && !content.coverAlt) fields.coverAlt = ['REQUIRED']
  if (content.mode !== 'remote' && !(content.city && content.postalCode)) fields.city = ['REQUIRED']
  if (content.meetingUrl && !content.meetingUrl.startsWith('https://')) fields.meetingUrl = ['UNSAFE_LINK']
  return fields
}
