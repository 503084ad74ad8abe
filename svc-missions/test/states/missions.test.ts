import { missionTransitions, type MissionState, type MissionTransition } from '@ensemble/contracts/states'
import { randomFrom } from '@ensemble/service-kit/testing/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { admin, inDays, referent, startService, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

const seeds = process.env.FAULTS === 'full' ? Array.from({ length: 50 }, (_, index) => index) : [1, 2, 3, 4]
const steps = 18

type Action = Exclude<MissionTransition['action'], 'create_submitted' | 'create_approved' | 'reject_edit'>
const actions: readonly [Action, ...Action[]] = [
  'approve',
  'reject',
  'revoke_rejection',
  'resubmit',
  'edit_content',
  'close',
  'add_closing_note',
  'cancel',
  'reschedule',
  'delete',
]

/** Does what an action says, as who may; the referent runs the mission, the admin approves. */
async function act(missionId: string, action: Action, step: number) {
  const params = { missionId }
  const updatedAt = await service.updatedAt(missionId)
  const closingNote = 'Merci à toutes et à tous.'
  const reason = 'La salle n’est plus libre.'
  switch (action) {
    case 'approve':
      return service.call('mission.approve', { params, body: {} }, admin)
    case 'reject':
      return service.call('mission.reject', { params, body: { reasonCode: 'other', comment: 'À reprendre.' } }, admin)
    case 'revoke_rejection':
      return service.call('mission.revokeRejection', { params, body: {} }, admin)
    case 'resubmit':
      return service.call('mission.edit', { params, body: { updatedAt, resubmit: true } }, referent)
    case 'edit_content':
      return service.call('mission.edit', { params, body: { updatedAt, title: `Un titre numéro ${step}` } }, referent)
    case 'close':
    case 'add_closing_note':
      return service.call('mission.close', { params, body: { closingNote } }, referent)
    case 'cancel':
      return service.call('mission.cancel', { params, body: { reason } }, referent)
    case 'reschedule': {
      const dates = { startAt: inDays(20 + step).toISOString(), endAt: inDays(21 + step).toISOString() }
      return service.call('mission.reschedule', { params, body: { updatedAt, ...dates, reason } }, referent)
    }
    case 'delete':
      return service.call('mission.delete', { params, body: {} }, referent)
  }
}

async function stored(missionId: string): Promise<{ state: MissionState; title: string; events: number }> {
  const { rows } = await service.db.query<{ state: MissionState; title: string; events: number }>({
    text: `select case when deleted_at is not null then 'deleted' when cancelled_at is not null then 'cancelled'
        when closed_at is not null then 'closed'
        when approval_status = 'approved' then 'approved' when rejected_at is not null then 'rejected'
        else 'waiting_for_approval' end as state, title,
        (select count(*)::int from outbox where aggregate_id = missions.id) as events
      from missions where id = $1`,
    values: [missionId],
  })
  return rows[0] ?? { state: 'none', title: '', events: 0 }
}

/** What the table says; an edit of what is not approved moves nothing, and a change that is rejected goes back. */
function expected(from: MissionState, action: Action, changeWaits: boolean): MissionState | 'refused' {
  if (action === 'edit_content' && (from === 'waiting_for_approval' || from === 'rejected')) return from
  const named = action === 'reject' && changeWaits ? 'reject_edit' : action
  // Every mission here is closed with its note, so that there is none to add.
  if (action === 'add_closing_note') return expected(from, 'close', changeWaits)
  return missionTransitions.find((row) => row.from === from && row.action === named)?.to ?? 'refused'
}

it.each(seeds)('a mission moves as the table says, and is refused with a reason otherwise (seed %d)', async (seed) => {
  const random = randomFrom(seed)
  const missionId = await createMission(service.deps, {
    actor: referent,
    content: content(inDays(10), { managerIds: [referent.id] }),
  })
  const walked: string[] = []
  let before = await stored(missionId)
  let approvedTitle: string | null = null
  for (let step = 0; step < steps; step++) {
    const action = random.pick(actions)
    const changeWaits = before.state === 'waiting_for_approval' && approvedTitle !== null
    const next = expected(before.state, action, changeWaits)
    const answer = await act(missionId, action, step)
    const after = await stored(missionId)
    walked.push(`${before.state} ${action} ${answer.status} ${answer.code ?? ''} ${after.state}`)
    if (next === 'refused') {
      expect(answer.status, walked.join('\n')).toBe(before.state === 'deleted' ? 404 : 409)
      expect(answer.message.length, walked.join('\n')).toBeGreaterThan(5)
      expect(after, walked.join('\n')).toEqual(before)
    } else {
      expect(answer.status, walked.join('\n')).toBe(200)
      expect(after.state, walked.join('\n')).toBe(next)
      expect(after.events, walked.join('\n')).toBeGreaterThan(before.events)
    }
    if (action === 'edit_content' && before.state === 'approved' && next !== 'refused') approvedTitle = before.title
    if (action === 'reject' && changeWaits) {
      expect(after.title, walked.join('\n')).toBe(approvedTitle)
      approvedTitle = null
    }
    if (action === 'approve' && next !== 'refused') approvedTitle = null
    before = after
  }
})
