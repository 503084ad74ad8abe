import type { DemoMission, DemoOrganisation, DemoUser } from '@ensemble/contracts/demo'
import type { MissionMode } from '@ensemble/contracts/enumerations'
import type { MissionContent } from '../src/domain/mission-content.ts'
import { parisTime } from './days.ts'
import { timingOf, type Shows } from './plan.ts'
import { randomFrom, type Random } from './random.ts'
import { prerequisites, questions, textsByType } from './texts/by-type.ts'
import { describedTextOf } from './texts/described.ts'

export interface Cast {
  users: ReadonlyMap<string, DemoUser>
  organisations: ReadonlyMap<string, DemoOrganisation>
  /** Department → a town of it. */
  towns: ReadonlyMap<string, Pick<DemoUser, 'city' | 'postalCode'>>
}

export interface DemoContent {
  content: MissionContent
  /** Days before the load. */
  created: number
}

/** The whole mission, from what the demo file says of it and a seed of its own. */
export function contentOf(mission: DemoMission, shows: Shows, cast: Cast, today: Date): DemoContent {
  const random = randomFrom(`content:${mission.key}`)
  const survey = mission.type === 'studies_and_surveys'
  const timing = timingOf(shows, survey, random)
  const hours = survey ? 0.5 : random.pick([2, 3, 4, 7])
  // A long day starts in the morning: nobody is kept after eight in the evening.
  const hour = hours > 4 ? 10 : random.pick(hours > 2 ? [9, 10, 14] : [9, 10, 14, 18])
  const organisation = mission.organisationKey ? cast.organisations.get(mission.organisationKey) : undefined
  const mode = modeOf(mission, random)
  const town = mode === 'remote' ? undefined : cast.towns.get(mission.departmentCode ?? '75')
  const content: MissionContent = {
    title: mission.title,
    ...textsOf(mission, town?.city, random),
    coverKey: mission.coverKey,
    coverAlt: mission.coverAlt,
    type: mission.type,
    typeOther: mission.type === 'other' ? 'Aide et accompagnement' : null,
    origin: mission.origin,
    organisation: organisation ? { ...withoutKey(organisation), website: null } : null,
    domains: mission.domains,
    mode,
    scope: mission.type === 'media_speaking' || survey ? 'individual' : 'collective',
    departmentCode: mission.departmentCode,
    postalCode: town?.postalCode ?? null,
    city: town?.city ?? null,
    street: town ? `${random.between(1, 80)} rue des Tilleuls` : null,
    meetingUrl: mode === 'on_site' ? null : `https://visio.example.org/${mission.key}`,
    accessNote: town
      ? random.pick(['Ascenseur, salle de repos à côté.', 'De plain-pied, parking devant l’entrée.'])
      : null,
    startAt: parisTime(today, timing.start, hour),
    endAt: timing.end === null ? null : parisTime(today, timing.end, survey ? 20 : hour + hours),
    registrationDeadline: timing.deadline === null ? null : parisTime(today, timing.deadline, 8),
    effort: timing.end === null ? { hours: 2, per: random.pick(['week', 'month']) } : { hours, per: 'total' },
    energy: energyOf(mode, random),
    capacity: capacityOf(shows, survey, random),
    registrationMode: shows === 'full' || survey || random.chance(0.35) ? 'open' : 'selection',
    waitlistEnabled: shows === 'full' || random.chance(0.6),
    motivationRequired: random.chance(0.35),
    questions: random.chance(0.25) ? random.some(questions, random.between(1, 2)) : [],
    targetProfileTypes: random.chance(0.3)
      ? random.some(['patient', 'former_patient', 'caregiver', 'former_caregiver'] as const, 2)
      : [],
    targetCancerTypes: [],
    targetTreatmentStages: [],
    requiredVolunteerKinds: mission.requiredVolunteerKinds,
    skills: random.some(['writing', 'public_speaking', 'active_listening', 'teamwork', 'group_animation'] as const, 2),
    prerequisites: random.chance(0.4) ? random.some(prerequisites[mode], 1) : [],
    expensesCovered: random.chance(0.7),
    expensesNote: random.chance(0.5) ? 'Les trajets sont remboursés sur justificatif.' : null,
    interestsDeclarationRequired: mission.type === 'research_project_participation',
    managerIds: mission.managerIds,
    contactName: nameOf(cast.users.get(mission.managerIds[0] ?? mission.creatorId)),
  }
  return { content: journeyReady(mission, shows, content, cast), created: timing.created }
}

/** Missions of a referent's own department take requests, so that there is something to accept. */
function journeyReady(mission: DemoMission, shows: Shows, content: MissionContent, cast: Cast): MissionContent {
  const byReferent = cast.users.get(mission.creatorId)?.role === 'referent'
  if (shows !== 'open' || !byReferent || !mission.handWritten || content.type === 'studies_and_surveys') return content
  return { ...content, registrationMode: 'selection', motivationRequired: false, questions: [], capacity: 12 }
}

function textsOf(mission: DemoMission, city: string | undefined, random: Random) {
  const texts = textsByType[mission.type]
  const place = city ? `à ${city}` : 'à distance'
  const [summary, about] = describedTextOf(mission.title) ?? [random.pick(texts.summaries), random.pick(texts.what)]
  const paragraphs = [about, ...(mission.handWritten ? [random.pick(texts.what)] : []), random.pick(texts.how)]
  return {
    summary: typographic(summary.replace('%place%', place)),
    description: paragraphs.map((paragraph) => `<p>${typographic(paragraph)}</p>`).join(''),
    objectives: random.pick(texts.objectives),
    practicalInfo: city
      ? `Rendez-vous ${place}, dix minutes avant le début. L’adresse exacte et le nom de la personne qui vous attend sont sur cette page.`
      : 'Le lien de connexion s’affiche sur cette page dès que votre place est confirmée.',
  }
}

function modeOf({ type, departmentCode }: DemoMission, random: Random): MissionMode {
  if (type === 'studies_and_surveys') return 'remote'
  if (type === 'event_participation') return 'on_site'
  return departmentCode === null
    ? random.pick(['remote', 'remote', 'mixed'])
    : random.pick(['remote', 'on_site', 'mixed'])
}

function energyOf(mode: MissionMode, random: Random): MissionContent['energy'] {
  return {
    level: mode === 'remote' ? random.pick([1, 1, 2]) : random.pick([1, 2, 2, 3]),
    canSit: mode === 'remote' || random.chance(0.6),
    canStop: random.chance(0.7),
    cameraOptional: mode !== 'on_site' && random.chance(0.8),
    breaks: random.chance(0.8),
    companion: random.chance(0.6),
    travelNote: mode === 'on_site' && random.chance(0.5) ? 'Arrêt de bus à cinq minutes à pied.' : null,
  }
}

function capacityOf(shows: Shows, survey: boolean, random: Random): number | null {
  if (shows === 'full') return random.between(4, 6)
  if (shows === 'last_places') return 8
  return survey ? null : random.between(6, 24)
}

function nameOf(user: DemoUser | undefined): string {
  return user ? `${user.firstName} ${user.lastName}` : 'Ensemble'
}

function withoutKey({ key: _key, ...organisation }: DemoOrganisation) {
  return organisation
}

/** French puts a non-breaking space before these marks; the texts are written with plain ones. */
function typographic(text: string): string {
  return text.replace(/ ([:;!?])/g, '\u00a0$1')
}
