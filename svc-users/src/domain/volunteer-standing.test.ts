import { describe, expect, it } from 'vitest'
import { declare, openKinds, stateOfStanding, type Standing } from './volunteer-standing.ts'

const monday = new Date('2026-11-23T09:00:00Z')
const confirmed: Standing = {
  kind: 'patient_resource',
  declaredAt: '2026-01-05T09:00:00.000Z',
  confirmedAt: '2026-01-12T09:00:00.000Z',
  confirmedBy: 'someone',
  validUntil: '2026-11-23',
  purpose: 'Formation de 40 heures',
}

describe('what a member is trained for', () => {
  it('keeps what was confirmed when something else is declared, and forgets what is declared no more', () => {
    const both = declare([confirmed], ['user_representation', 'patient_resource'], monday)
    expect(both).toMatchObject([{ kind: 'user_representation', confirmedAt: null }, confirmed])
    expect(declare(both, ['user_representation'], monday)).toEqual([both[0]])
    // Declared again, it waits again.
    expect(declare([], ['patient_resource'], monday)).toMatchObject([{ confirmedAt: null }])
  })

  it('opens missions once confirmed, up to its last day in Paris', () => {
    const volunteerStandings = declare([confirmed], ['patient_resource', 'patient_committee'], monday)
    expect(openKinds({ volunteerStandings }, monday)).toEqual(['patient_resource'])
    expect(openKinds({ volunteerStandings }, new Date('2026-11-23T22:59:00Z'))).toEqual(['patient_resource'])
    expect(openKinds({ volunteerStandings }, new Date('2026-11-23T23:00:00Z'))).toEqual([])
    expect(stateOfStanding(confirmed, new Date('2026-11-24T09:00:00Z'))).toBe('expired')
    expect(stateOfStanding({ ...confirmed, validUntil: null }, new Date('2036-11-24T09:00:00Z'))).toBe('confirmed')
  })
})
