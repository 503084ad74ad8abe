import type { DemoMission, DemoOrganisation, DemoUser } from '@ensemble/contracts/demo'
import { dayInParis } from '@ensemble/contracts/zone-clock'
import { zoneOf } from '@ensemble/contracts/zones'
import type { MissionContent } from '../src/domain/mission-content.ts'
import { clockTime } from './days.ts'
import { timingOf, type Shows } from './plan.ts'
import { randomFrom, type Random } from './random.ts'
import { practiceFacts } from './practice.ts'
import { type MissionTexts, textsOf } from './texts-of.ts'
import { questions } from './texts/people.ts'
import { builtIn, questionnaires } from './texts/questionnaires.ts'
import { fittingDay } from './when.ts'

export interface Cast {
  users: ReadonlyMap<string, DemoUser>
  organisations: ReadonlyMap<string, DemoOrganisation>
}

export interface DemoContent {
  content: MissionContent
  /** Days before the load. */
  created: number
  /** What the help allowed, for one that is over. */
  closingNote: string | null
}

/** The whole mission, from what the demo file says of it and a seed of its own. */
export function contentOf(mission: DemoMission, shows: Shows, cast: Cast, today: Date): DemoContent {
  const random = randomFrom(`content:${mission.key}`)
  const survey = mission.type === 'studies_and_surveys'
  const texts = textsOf(mission)
  const facts = practiceFacts[texts.practice]
  const timing = timingOf(shows, survey, random)
  const start = fittingDay(today, timing.start, facts.days)
  const end = timing.end === null ? null : timing.end + start - timing.start
  const organisation = mission.organisationKey ? cast.organisations.get(mission.organisationKey) : undefined
  // What is for the whole country asks nobody to come to Paris.
  const mode = mission.place === null ? 'remote' : facts.mode
  const place = mode === 'remote' ? null : mission.place
  const targeted = mission.handWritten || random.chance(0.5)
  const expensesCovered = mode !== 'remote' && random.chance(0.7)
  const { hours, hour } = facts
  const at = (day: number, time: number) => clockTime(today, day, time, zoneOf(mission.departmentCode))
  const content: MissionContent = {
    title: mission.title,
    summary: texts.summary,
    description: texts.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    objectives: texts.objectives,
    practicalInfo: practicalInfo(texts, place?.city, survey),
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
    postalCode: place?.postalCode ?? null,
    city: place?.city ?? null,
    street: place ? `${random.between(1, 80)} rue des Tilleuls` : null,
    meetingUrl: survey || mode === 'on_site' ? null : `https://visio.example.org/${mission.key}`,
    accessNote: place
      ? random.pick(['Ascenseur, salle de repos à côté.', 'De plain-pied, parking devant l’entrée.'])
      : null,
    startAt: at(start, hour),
    endAt: end === null ? null : at(end, survey ? 20 : hour + hours),
    registrationDeadline: timing.deadline === null ? null : at(timing.deadline, 8),
    effort: { hours, per: end === null ? 'month' : 'total' },
    energy: {
      ...facts.energy,
      travelNote: place && random.chance(0.5) ? 'Arrêt de bus à cinq minutes à pied.' : null,
    },
    capacity: capacityOf(shows, survey, random),
    registrationMode: shows === 'full' || survey || random.chance(0.35) ? 'open' : 'selection',
    waitlistEnabled: shows === 'full' || random.chance(0.6),
    motivationRequired: !survey && random.chance(0.4),
    questions: !survey && random.chance(0.3) ? random.some(questions, random.between(1, 2)) : [],
    targetProfileTypes: random.chance(0.3)
      ? random.some(['patient', 'former_patient', 'caregiver', 'former_caregiver'] as const, 2)
      : [],
    targetCancerTypes: targeted ? [...texts.cancerTypes] : [],
    targetTreatmentStages: targeted ? [...texts.stages] : [],
    requiredVolunteerKinds: mission.requiredVolunteerKinds,
    skills: [...facts.skills, ...texts.skills],
    prerequisites: [...facts.prerequisites],
    expensesCovered,
    expensesNote: expensesCovered && random.chance(0.7) ? 'Les trajets sont remboursés sur justificatif.' : null,
    interestsDeclarationRequired: mission.type === 'research_project_participation',
    managerIds: mission.managerIds,
    contactName: nameOf(cast.users.get(mission.managerIds[0] ?? mission.creatorId)),
    questionnaire: survey ? questionnaireOf(mission, end === null ? null : at(end + 180, 12)) : null,
  }
  return {
    content: journeyReady(mission, shows, content, cast),
    created: timing.created,
    closingNote: texts.closingNote,
  }
}

/** Two described studies ask their questions here, the others elsewhere. */
function questionnaireOf(
  { key, title, handWritten }: DemoMission,
  erase: Date | null,
): MissionContent['questionnaire'] {
  const here = questionnaires.find((one) => handWritten && title.startsWith(one.title))
  if (here && erase) return builtIn(here.sections, dayInParis(erase.toISOString()))
  const url = `https://questionnaires.example.org/${key}`
  return { kind: 'link', url, consentText: null, eraseOn: null, sections: [] }
}

/** Missions of a referent's own department take requests, so that there is something to accept. */
function journeyReady(mission: DemoMission, shows: Shows, content: MissionContent, cast: Cast): MissionContent {
  const byReferent = cast.users.get(mission.creatorId)?.role === 'referent'
  if (shows !== 'open' || !byReferent || !mission.handWritten || content.type === 'studies_and_surveys') return content
  return { ...content, registrationMode: 'selection', motivationRequired: false, questions: [], capacity: 12 }
}

function practicalInfo({ bring }: MissionTexts, city: string | undefined, survey: boolean): string {
  const needed = `À prévoir\u00a0: ${bring}.`
  if (survey) return `Vous répondez en ligne, quand vous voulez, jusqu’à la date de fin. ${needed}`
  return city
    ? `Rendez-vous à ${city}, dix minutes avant le début. ${needed}`
    : `Le lien de connexion s’affiche sur cette page dès que votre place est confirmée. ${needed}`
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
