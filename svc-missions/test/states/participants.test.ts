import { errorStatuses } from '@ensemble/contracts/errors'
import { participantTransitions, type ParticipantAction, type ParticipantState } from '@ensemble/contracts/states'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { randomFrom } from '@ensemble/service-kit/testing/random'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as participants from '../../src/data/participants.ts'
import { stateOfParticipant } from '../../src/domain/participant.ts'
import { expireInvitations } from '../../src/use-cases/expire-invitations.ts'
import { inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const runs = process.env.FAULTS === 'full' ? 40 : 3
const cases = Array.from({ length: runs }, (_, index) => [index + 1, index % 2 ? 'selection' : 'open'] as const)
const steps = 35
const capacity = 2
const crowd = 5

type Act =
  | 'register'
  | 'unregister'
  | 'accept_user'
  | 'reject_user'
  | 'invite'
  | 'accept_invitation'
  | 'reject_invitation'
  | 'expire'
const acts: readonly [Act, ...Act[]] = [
  'register',
  'register',
  'unregister',
  'accept_user',
  'reject_user',
  'invite',
  'accept_invitation',
  'reject_invitation',
  'expire',
]

function holds(state: ParticipantState): boolean {
  return state === 'validated' || state === 'awaiting_member'
}

/** The model: where each person stands, and who stands in line behind whom. */
class Model {
  readonly states = new Map<string, ParticipantState>()
  line: string[] = []
  readonly mode: 'open' | 'selection'

  constructor(mode: 'open' | 'selection') {
    this.mode = mode
  }

  of(id: string): ParticipantState {
    return this.states.get(id) ?? 'none'
  }

  get left(): number {
    const holding = [...this.states.values()].filter(holds)
    return capacity - holding.length
  }

  /** @returns whether the table has the move */
  move(id: string, action: ParticipantAction): boolean {
    const from = this.of(id)
    const row = participantTransitions.find((move) => move.from === from && move.action === action)
    if (!row) return false
    const held = holds(from)
    this.states.set(id, row.to)
    this.line = this.line.filter((other) => other !== id)
    if (row.to === 'waitlisted') this.line.push(id)
    const [first] = this.line
    // A request that ends leaves its chance to the next in line, unless others wait for all the places that are left.
    const asking = [...this.states.values()].filter((state) => state === 'awaiting_staff')
    const frees = held || (from === 'awaiting_staff' && this.left > asking.length)
    if (frees && !holds(row.to) && first) {
      this.move(first, this.mode === 'open' ? 'promote_to_invitation' : 'promote_to_request')
    }
    return true
  }

  /** @returns whether the act does something */
  play(id: string, act: Exclude<Act, 'expire'>): boolean {
    if (act === 'register') {
      const action =
        this.left <= 0 ? 'register_waitlist' : this.mode === 'open' ? 'register_open' : 'register_selection'
      return this.move(id, action)
    }
    if ((act === 'accept_user' || act === 'invite') && this.left <= 0) return false
    return this.move(id, act)
  }
}

async function act(missionId: string, name: Exclude<Act, 'expire'>, who: Principal) {
  const params = { missionId }
  const userIds = [who.id]
  switch (name) {
    case 'register':
      return reasonOf(await service.call('mission.register', { params, body: {} }, who))
    case 'unregister':
      return reasonOf(await service.call('mission.unregister', { params, body: { reasonCode: 'other' } }, who))
    case 'accept_invitation':
      return reasonOf(await service.call('mission.acceptInvitation', { params, body: {} }, who))
    case 'reject_invitation':
      return reasonOf(await service.call('mission.rejectInvitation', { params, body: {} }, who))
    case 'accept_user': {
      const { data } = await service.call('mission.acceptUser', { params, body: { userIds } }, referent)
      return data.failed[0]?.code
    }
    case 'reject_user': {
      const body = { userIds, reasonCode: 'other' as const }
      return (await service.call('mission.rejectUser', { params, body }, referent)).data.failed[0]?.code
    }
    case 'invite': {
      const { data } = await service.call('mission.addParticipants', { params, body: { userIds } }, referent)
      return data.skipped[0]?.code
    }
  }
}

/** Why a call was refused; every refusal of a move is a 409. */
function reasonOf({ status, code }: { status: number; code: string | undefined }): string | undefined {
  expect(status === 200 || status === 409, `${status} ${code}`).toBe(true)
  return code
}

it.each(cases)(
  'participations move as the table says, and are refused with a reason otherwise (seed %d, %s)',
  async (seed, mode) => {
    const random = randomFrom(seed)
    const missionId = await service.mission({ capacity, registrationMode: mode, startAt: inDays(900), endAt: null })
    const people = await Promise.all(Array.from({ length: crowd }, () => service.member()))
    const [one, ...others] = people
    if (!one) return
    const model = new Model(mode)
    const walked: string[] = []
    for (let step = 0; step < steps; step++) {
      const name = random.pick(acts)
      const who = random.pick([one, ...others])
      const before = await standing(missionId, people)
      if (name === 'expire') {
        // Fifteen days pass: whoever was invited has let it lapse; who moves up then is asked anew.
        service.time.now = new Date(service.time.now.getTime() + 15 * 86_400_000)
        for (const id of people.map((person) => person.id).filter((id) => before.get(id) === 'awaiting_member')) {
          model.move(id, 'expire')
        }
        await expireInvitations(service.deps)
        walked.push(`${step} expire`)
      } else {
        const allowed = model.play(who.id, name)
        const code = await act(missionId, name, who)
        walked.push(`${step} ${before.get(who.id)} ${name} ${code ?? 'done'}`)
        expect(code === undefined, walked.join('\n')).toBe(allowed)
        if (code) expect(errorStatuses[code as keyof typeof errorStatuses], walked.join('\n')).toBe(409)
      }
      const after = await standing(missionId, people)
      expect(after, walked.join('\n')).toEqual(new Map(people.map(({ id }) => [id, model.of(id)])))
      await expectCounted(missionId, [...after.values()], walked.join('\n'))
    }
  },
)

async function standing(missionId: string, people: Principal[]): Promise<Map<string, ParticipantState>> {
  const ids = people.map(({ id }) => id)
  const found = new Map((await participants.findKnown(service.db, missionId, ids)).map((one) => [one.userId, one]))
  return new Map(ids.map((id) => [id, stateOfParticipant(found.get(id) ?? null)]))
}

/** The narrow row of places says what the participants say, and never more than there are. */
async function expectCounted(missionId: string, states: ParticipantState[], walked: string): Promise<void> {
  const { rows } = await service.db.query<Record<string, number>>({
    text: 'select validated, invited, awaiting_staff, waitlist from mission_seats where mission_id = $1',
    values: [missionId],
  })
  const count = (state: ParticipantState) => states.filter((one) => one === state).length
  const counted = {
    validated: count('validated'),
    invited: count('awaiting_member'),
    awaiting_staff: count('awaiting_staff'),
    waitlist: count('waitlisted'),
  }
  expect(rows, walked).toEqual([counted])
  expect(counted.validated + counted.invited, walked).toBeLessThanOrEqual(capacity)
}
