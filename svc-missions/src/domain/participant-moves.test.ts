import { participantTransitions } from '@ensemble/contracts/states'
import { describe, expect, it } from 'vitest'
import { enterParticipant, freedForLine, moveParticipant } from './participant-moves.ts'
import { awaitedFromOf, isPlaceOffered, newParticipant, stateOfParticipant } from './participant.ts'
import { now, seats } from './samples.test-data.ts'

const details = { at: now, by: 'manager', reasonCode: 'other', invitationExpiresAt: now } as const
const entering = ['register_open', 'register_selection', 'register_waitlist', 'invite']
const request = newParticipant('mission', 'member', now)
const asked = enterParticipant(request, 'none', seats(), 'register_selection', details)

describe('moving a participant', () => {
  it.each(participantTransitions.filter(({ action }) => entering.includes(action)))(
    'enters from $from by $action as $to',
    ({ from, action, to }) => {
      const moved = enterParticipant(request, from, seats(), action, details)
      expect(stateOfParticipant(moved.participant)).toBe(to)
    },
  )

  it('is counted where the person stands, and raises the version each time', () => {
    expect(asked.seats).toEqual(seats({ awaitingStaff: 1, version: 2 }))
    const accepted = moveParticipant(asked.participant, asked.seats, 'accept_user', details)
    expect(accepted.seats).toEqual(seats({ validated: 1, version: 3 }))
    const left = moveParticipant(accepted.participant, accepted.seats, 'unregister', details)
    expect(left.seats).toEqual(seats({ version: 4 }))
    expect(left.participant).toMatchObject({ validationStatus: 'validated', withdrawnAt: now })
  })

  it('gives numbers in the waiting line that are never given again', () => {
    const first = enterParticipant(request, 'none', seats(), 'register_waitlist', details)
    const gone = moveParticipant(first.participant, first.seats, 'unregister', details)
    const second = enterParticipant(request, 'withdrawn', gone.seats, 'register_waitlist', details)
    expect([first.participant.waitlistPosition, second.participant.waitlistPosition]).toEqual([1, 2])
  })

  it('says who is awaited next', () => {
    const line = enterParticipant(request, 'none', seats(), 'register_waitlist', details)
    const invited = moveParticipant(line.participant, line.seats, 'promote_to_invitation', details)
    expect([asked, line, invited].map(({ participant }) => awaitedFromOf(participant))).toEqual([
      'staff',
      'none',
      'member',
    ])
  })

  it('keeps apart who is offered a place that became free and who is invited', () => {
    const line = enterParticipant(request, 'none', seats(), 'register_waitlist', details)
    const promoted = moveParticipant(line.participant, line.seats, 'promote_to_invitation', { ...details, by: null })
    const named = enterParticipant(request, 'none', seats(), 'invite', details)
    const blind = enterParticipant(request, 'none', seats(), 'invite', { ...details, by: null, blind: true })
    const read = [line, promoted, named, blind].map(({ participant }) => isPlaceOffered(participant))
    expect(read).toEqual([false, true, false, false])
  })

  it('is refused where the state table has no such move', () => {
    const refused = moveParticipant(asked.participant, asked.seats, 'reject_user', details)
    expect(() => moveParticipant(refused.participant, refused.seats, 'unregister', details)).toThrow('STATUS_CONFLICT')
    expect(() => enterParticipant(request, 'validated', seats(), 'invite', details)).toThrow('STATUS_CONFLICT')
  })
})

describe('moving up in the waiting line', () => {
  const line = { waitlist: 2, awaitingStaff: 1 }
  const refusing = (changes: Parameters<typeof seats>[0]) =>
    moveParticipant(asked.participant, seats({ ...line, ...changes }), 'reject_user', details)
  const accepted = moveParticipant(asked.participant, asked.seats, 'accept_user', details)

  it('follows a place that is given back, and nothing that is taken', () => {
    const left = moveParticipant(accepted.participant, accepted.seats, 'unregister', details)
    expect([left, accepted, asked].map((moved) => freedForLine(moved))).toEqual([1, 0, 0])
  })

  it('follows a request that ends while a place is left that nobody else asks for', () => {
    expect(freedForLine(refusing({ capacity: 1 }))).toBe(1)
    expect(freedForLine(refusing({ capacity: null }))).toBe(1)
    expect(freedForLine(refusing({ capacity: 1, validated: 1 }))).toBe(0)
    expect(freedForLine(refusing({ capacity: 1, awaitingStaff: 2 }))).toBe(0)
  })

  it('counts who moves up already because of the same change', () => {
    expect(freedForLine(refusing({ capacity: 1 }), 1)).toBe(0)
    expect(freedForLine(refusing({ capacity: 2 }), 1)).toBe(1)
  })
})
