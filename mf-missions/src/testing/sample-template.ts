import type { MissionTemplate } from '@ensemble/contracts/missions/templates'
import { sampleCard, sampleId } from './sample-missions.ts'

const { title, summary, type, origin, domains, mode, scope, effort, energy } = sampleCard(1)
const content: MissionTemplate['content'] = {
  title,
  summary,
  type,
  origin,
  mode,
  scope,
  effort,
  energy,
  domains: [...domains],
  description: `<p>${'Vous tenez le stand à trois, assis. '.repeat(3)}</p>`,
  objectives: null,
  practicalInfo: null,
  coverKey: null,
  coverAlt: null,
  typeOther: null,
  organisation: null,
  departmentCode: '69',
  postalCode: null,
  city: null,
  street: null,
  meetingUrl: null,
  accessNote: null,
  registrationMode: 'open',
  capacity: null,
  waitlistEnabled: false,
  motivationRequired: false,
  questions: [],
  targetProfileTypes: [],
  targetCancerTypes: [],
  targetTreatmentStages: [],
  requiredVolunteerKinds: [],
  skills: [],
  prerequisites: [],
  expensesCovered: true,
  expensesNote: null,
  questionnaire: null,
  interestsDeclarationRequired: false,
}

/** A template of a department, told from others by its number. */
export function sampleTemplate(number: number): MissionTemplate {
  return {
    id: sampleId(number),
    name: `Modèle ${number}`,
    departmentCode: '69',
    createdAt: '2026-11-20T09:00:00.000Z',
    own: true,
    content,
  }
}
