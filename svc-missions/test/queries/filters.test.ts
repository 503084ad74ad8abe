import type { ApprovalStatus } from '@ensemble/contracts/enumerations'
import type { ManagedScope } from '@ensemble/contracts/missions/http'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { differencesOf } from '@ensemble/service-kit/testing/list-reference'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MissionContent } from '../../src/domain/mission-content.ts'
import { browseColumns } from '../../src/queries/browse-columns.ts'
import { managedColumns } from '../../src/queries/managed-missions.ts'
import { participantListColumns } from '../../src/queries/mission-participants.ts'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { admin, inDays, referent, startService, today, type Service } from '../service.ts'

/** What becomes of a mission, as the database holds it. */
interface State {
  approvalStatus: ApprovalStatus
  rejectedAt: Date | null
  closedAt: Date | null
  cancelledAt: Date | null
  validated: number
  awaitingStaff: number
  invited: number
}

/** A mission as the reference reads it. */
interface Seed extends MissionContent, State {
  id: string
  createdAt: Date
  oldestRequestAt: Date | null
}

type Change = Partial<MissionContent> & { state?: Partial<State> }

const asBegun: State = {
  approvalStatus: 'approved',
  rejectedAt: null,
  closedAt: null,
  cancelledAt: null,
  validated: 0,
  awaitingStaff: 0,
  invited: 0,
}

const calm = { canSit: true, canStop: true, cameraOptional: false, breaks: true, companion: true, travelNote: null }

const institut = {
  name: 'Institut de l’Énergie',
  type: 'institution',
  domains: ['research'],
  website: null,
  contactName: null,
  contactEmail: 'contact@example.org',
  contactPhone: null,
} satisfies MissionContent['organisation']

const changes: Change[] = [
  { title: 'Écouter les proches', capacity: 4, state: { validated: 1, awaitingStaff: 2, invited: 1 } },
  { title: 'étude sur la fatigue', type: 'studies_and_surveys', departmentCode: null, capacity: null },
  {
    title: 'Zone calme',
    departmentCode: '33',
    postalCode: '33000',
    city: 'Bordeaux',
    registrationMode: 'selection',
    capacity: 12,
  },
  {
    title: 'Avec l’institut',
    origin: 'external_actor',
    organisation: institut,
    domains: ['research', 'prevention'],
    endAt: inDays(60),
  },
  {
    title: 'Avec une association',
    origin: 'external_actor',
    organisation: { ...institut, name: 'Œuvre des Alpes', type: 'association' },
    mode: 'remote',
    city: null,
    postalCode: null,
    startAt: inDays(40),
  },
  { title: 'Complète', capacity: 2, state: { validated: 1, awaitingStaff: 1, invited: 1 }, waitlistEnabled: false },
  { title: 'Commencée', startAt: inDays(-3), endAt: inDays(20), effort: { hours: 2, per: 'week' } },
  { title: 'Finie hier', startAt: inDays(-9), endAt: inDays(-1), effort: { hours: 1.5, per: 'month' } },
  { title: 'Trop tard pour s’inscrire', registrationDeadline: inDays(-2), skills: ['writing', 'teamwork'] },
  { title: 'Dans cinq mois', startAt: inDays(150), scope: 'individual', effort: { hours: 30, per: 'total' } },
  { title: 'Attend', requiredVolunteerKinds: ['patient_resource'], state: { approvalStatus: 'waiting_for_approval' } },
  { title: 'Refusée', departmentCode: '33', state: { approvalStatus: 'waiting_for_approval', rejectedAt: inDays(-1) } },
  { title: 'Close', contactName: 'Élodie Prévost', state: { closedAt: inDays(-1) } },
  { title: 'Annulée', state: { closedAt: inDays(-1), cancelledAt: inDays(-1) } },
  {
    title: 'Bientôt',
    requiredVolunteerKinds: ['patient_committee'],
    startAt: inDays(2),
    expensesCovered: false,
    effort: { hours: 7, per: 'total' },
  },
  { title: 'Soutien', targetProfileTypes: ['caregiver'], targetCancerTypes: ['breast', 'lung'], mode: 'mixed' },
  {
    title: 'Relire',
    targetTreatmentStages: ['in_treatment'],
    effort: { hours: 4, per: 'total' },
    departmentCode: null,
  },
]

/** Has made none of these missions. */
const otherAdmin = testPrincipal({ role: 'admin', departmentCode: null })

let service: Service
let member: Principal
let seeds: Seed[]

beforeAll(async () => {
  service = await startService()
  member = await service.member({ departmentCode: '69', interestDomains: ['research'] })
  seeds = []
  for (const [place, change] of changes.entries()) seeds.push(await seed(change, place))
  service.time.now = today
})
afterAll(() => service.stop())

async function seed({ state: changed, ...written }: Change, place: number): Promise<Seed> {
  const state = { ...asBegun, ...changed }
  const level = ([1, 2, 3] as const)[place % 3] ?? 1
  const mission = content(inDays(10), { energy: { ...calm, level }, managerIds: [referent.id], ...written })
  const createdAt = inDays(place - 40)
  service.time.now = createdAt
  const id = await createMission(service.deps, { actor: admin, content: mission })
  await service.db.query({
    text: `update missions set approval_status = $2, rejected_at = $3, closed_at = $4, cancelled_at = $5 where id = $1`,
    values: [id, state.approvalStatus, state.rejectedAt, state.closedAt, state.cancelledAt],
  })
  await service.db.query({
    text: 'update mission_seats set validated = $2, awaiting_staff = $3, invited = $4 where mission_id = $1',
    values: [id, state.validated, state.awaitingStaff, state.invited],
  })
  const oldestRequestAt = state.awaitingStaff > 0 ? inDays(-place - 1) : null
  if (oldestRequestAt) {
    await service.db.query({
      text: `insert into participants (mission_id, user_id, origin, validation_status, created_at, updated_at)
        values ($1, $2, 'registration', 'awaiting_validation', $3, $3)`,
      values: [id, member.id, oldestRequestAt],
    })
  }
  return { ...mission, ...state, id, createdAt, oldestRequestAt }
}

function placesLeftOf({ capacity, validated, invited }: Seed): number {
  return capacity === null ? Infinity : capacity - validated - invited
}

function closesAt({ registrationDeadline, type, startAt, endAt }: Seed): Date | null {
  if (registrationDeadline) return registrationDeadline
  return type === 'studies_and_surveys' || endAt === null ? endAt : startAt
}

function registrationIsOver(mission: Seed): boolean {
  const closes = closesAt(mission)
  return (closes !== null && closes <= today) || (mission.endAt !== null && mission.endAt < today)
}

function displayStatusOf(mission: Seed): string {
  if (mission.cancelledAt) return 'cancelled'
  if (mission.closedAt) return 'closed'
  if (mission.approvalStatus !== 'approved') return mission.rejectedAt ? 'rejected' : 'waiting_for_approval'
  if (mission.startAt <= today && (mission.endAt === null || mission.endAt >= today)) return 'in_progress'
  if (placesLeftOf(mission) <= 0) return 'full'
  return registrationIsOver(mission) ? 'registration_closed' : 'upcoming'
}

function startPeriodsOf({ startAt }: Seed): string[] {
  const days = (startAt.getTime() - today.getTime()) / 86_400_000
  return [
    ...(days <= 0 ? ['under_way'] : []),
    ...(days < 7 ? ['week'] : []),
    ...(days < 31 ? ['month'] : []),
    days < 92 ? 'quarter' : 'later',
  ]
}

function effortBandOf({ effort: { hours, per } }: Seed): string {
  if (per !== 'total') return per === 'week' ? 'weekly' : 'monthly'
  return hours <= 2 ? 'two_hours' : hours <= 4 ? 'half_day' : hours <= 8 ? 'day' : 'longer'
}

/** What both lists say of a mission. */
const common = (mission: Seed) => ({
  title: mission.title,
  type: mission.type,
  origin: mission.origin,
  departmentCode: mission.departmentCode ?? 'national',
  organisationType: mission.organisation?.type ?? null,
  registrationMode: mission.registrationMode,
  capacity: mission.capacity ?? Infinity,
  placesLeft: placesLeftOf(mission),
  startAt: mission.startAt,
  endAt: mission.endAt,
  createdAt: mission.createdAt,
  displayStatus: displayStatusOf(mission),
})

function registrationIsOpen(mission: Seed): boolean {
  const awaitsNothing = mission.closedAt === null && mission.approvalStatus === 'approved'
  return awaitsNothing && !registrationIsOver(mission) && (placesLeftOf(mission) > 0 || mission.waitlistEnabled)
}

/** The member asked for a place wherever somebody waits for an answer; nobody here is of a kind of volunteers. */
function isJoinable(mission: Seed, reader: Principal): boolean {
  const takesPart = reader === member && mission.oldestRequestAt !== null
  const isReserved = mission.requiredVolunteerKinds.length > 0
  return !takesPart && !isReserved && registrationIsOpen(mission) && placesLeftOf(mission) > 0
}

/** From Lyon; whoever belongs to no department is nowhere, and all ways count the same. */
function kilometresOf({ mode, city }: Seed, reader: Principal): number {
  if (mode === 'remote') return 0
  if (reader.departmentCode === null) return 30
  return city === 'Bordeaux' ? 436 : 0
}

const browsed = (mission: Seed, reader: Principal) => ({
  ...common(mission),
  id: mission.id,
  kilometres: kilometresOf(mission, reader),
  city: mission.city,
  organisation: mission.organisation?.name ?? null,
  domains: mission.domains,
  mode: mission.mode,
  scope: mission.scope,
  skills: mission.skills,
  requiredVolunteerKinds: mission.requiredVolunteerKinds,
  startPeriod: startPeriodsOf(mission),
  registrationDeadline: mission.registrationDeadline,
  effortHours: mission.effort.hours,
  effortBand: effortBandOf(mission),
  energyLevel: mission.energy.level,
  expensesCovered: mission.expensesCovered,
  hasPlaces: placesLeftOf(mission) > 0,
  registrationOpen: registrationIsOpen(mission),
  joinable: isJoinable(mission, reader),
  match: (mission.domains.includes('research') ? 3 : 0) + (mission.departmentCode === '69' ? 2 : 0),
  targetProfileTypes: mission.targetProfileTypes,
  targetCancerTypes: mission.targetCancerTypes,
  targetTreatmentStages: mission.targetTreatmentStages,
})

const managed = (mission: Seed) => ({
  ...common(mission),
  approvalStatus: mission.approvalStatus,
  validatedCount: mission.validated,
  awaitingStaffCount: mission.awaitingStaff,
  invitedCount: mission.invited,
  oldestRequestAt: mission.oldestRequestAt,
  submittedAt: mission.createdAt,
  organisationName: mission.organisation?.name ?? null,
  contactName: mission.contactName,
})

const idsOf = ({ status, data }: { status: number; data: { items: { id: string }[] } }) =>
  status === 200 ? data.items.map(({ id }) => id) : null

/** Without accents and capitals, and with the apostrophe of typewriters. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")

const words = { fold: plain, none: ['national'] }

/** What suits best comes first, whichever way is asked for. */
function withoutMatch(columns: ListColumns): ListColumns {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => name !== 'match'))
}

describe('every filter and every order of a list answers the rows that it names', () => {
  it.each(['all', undefined] as const)('in browsing, scope %s', async (scope) => {
    const open = (mission: Seed) =>
      mission.approvalStatus === 'approved' && !mission.closedAt && (mission.endAt ?? today) >= today
    const rows = scope ? seeds : seeds.filter(open)
    const reader = scope ? otherAdmin : member
    const found = await differencesOf({
      columns: withoutMatch(browseColumns),
      rows,
      valuesOf: (mission) => browsed(mission, reader),
      ask: async (asked) =>
        idsOf(await service.call('mission.search', { body: { ...asked, scope, pageSize: 100 } }, reader)),
      ...words,
    })
    expect(found).toEqual([])
  })

  it('in browsing, by what suits the reader', async () => {
    const answer = await service.call(
      'mission.list',
      { query: { sort: 'match', order: 'desc', pageSize: 100 } },
      member,
    )
    const scores = answer.data.items.map(({ id, match }) => {
      const mission = seeds.find((one) => one.id === id)
      expect(match?.score).toBe(mission && browsed(mission, member).match)
      return match?.score ?? 0
    })
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(new Set(scores).size).toBeGreaterThan(1)
  })

  it.each<ManagedScope>(['mine', 'all'])('in the list of the staff, scope %s', async (scope) => {
    const found = await differencesOf({
      columns: managedColumns(scope),
      rows: seeds,
      valuesOf: managed,
      ask: async (asked) =>
        idsOf(
          await service.call(
            'mission.searchManaged',
            { body: { ...asked, scope, pageSize: 100 } },
            scope === 'all' ? admin : referent,
          ),
        ),
      ...words,
    })
    expect(found).toEqual([])
  })
})

describe('every filter and every order of the participants', () => {
  it('answers the rows that it names', async () => {
    const missionId = await service.mission({ capacity: 50 })
    const people = [
      { name: 'Anne Roux', departmentCode: '69', status: 'validated', origin: 'registration', withdrawnAt: null },
      {
        name: 'Éric Blanc',
        departmentCode: '33',
        status: 'awaiting_validation',
        origin: 'invitation',
        withdrawnAt: null,
      },
      {
        name: 'Zoé Noir',
        departmentCode: null,
        status: 'awaiting_validation',
        origin: 'registration',
        withdrawnAt: null,
      },
      { name: 'Guy Vert', departmentCode: '69', status: 'rejected', origin: 'registration', withdrawnAt: inDays(-1) },
    ] as const
    const rows = await Promise.all(
      people.map(async ({ name, departmentCode, status, origin, withdrawnAt }, place) => {
        const { id } = await service.member({ displayName: name, departmentCode })
        const byTelephone = place === 0
        if (byTelephone)
          await service.db.query({ text: 'update members_v1 set by_telephone = true where id = $1', values: [id] })
        const createdAt = inDays(-10 + place)
        await service.db.query({
          text: `insert into participants (mission_id, user_id, origin, validation_status, withdrawn_at, created_at, updated_at, rejected_by)
            values ($1, $2, $3, $4, $5, $6, $6, case $4 when 'rejected' then 'staff' end)`,
          values: [missionId, id, origin, status, withdrawnAt, createdAt],
        })
        const awaits = status === 'awaiting_validation' ? (origin === 'invitation' ? 'member' : 'staff') : 'none'
        return {
          id,
          displayName: name,
          departmentCode,
          byTelephone,
          validationStatus: status,
          awaitedFrom: awaits,
          origin,
          createdAt,
          withdrawnAt,
        }
      }),
    )
    const found = await differencesOf({
      columns: participantListColumns,
      rows,
      valuesOf: ({ id: userId, ...values }) => ({ userId, ...values }),
      ask: async (asked) => {
        const body = { ...asked, pageSize: 100 } as const
        const { status, data } = await service.call(
          'mission.searchParticipants',
          { params: { missionId }, body },
          admin,
        )
        return status === 200 ? data.items.map(({ userId }) => userId) : null
      },
    })
    expect(found).toEqual([])
  })
})
