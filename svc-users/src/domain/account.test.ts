import { describe, expect, it } from 'vitest'
import { approve, confirmEmail, erase, newAccount, suspend } from './account.ts'
import type { User } from './user.ts'
import type { Actor } from './user-status.ts'

const now = new Date('2026-11-21T09:00:00Z')
const admin: Actor = { id: 'admin', role: 'admin', departmentCode: '75', sessionId: null }
const referent: Actor = { id: 'referent', role: 'referent', departmentCode: '69', sessionId: null }
const member: Actor = { id: 'somebody', role: 'member', departmentCode: '69', sessionId: null }

function pending(change: Partial<User> = {}): User {
  const account = newAccount(
    {
      id: 'ines',
      identity: {
        email: 'ines@example.org',
        firstName: 'Inès',
        lastName: 'Karoui',
        gender: 'female',
        birthDate: '1984-01-27',
        phone: '0639980001',
        postalCode: '69003',
        city: 'Lyon',
        departmentCode: '69',
        language: 'fr',
      },
      profileType: 'patient',
      volunteerKinds: ['patient_resource'],
      engagement: null,
      consents: { termsVersion: '1', charterVersion: '1', coParticipantVisibility: true, newsletter: true },
    },
    now,
  )
  return { ...confirmEmail(account, now), ...change }
}

describe('an account', () => {
  it('begins as a pending member whose address is not confirmed', () => {
    expect(pending({ emailVerifiedAt: null })).toMatchObject({ role: 'member', status: 'pending_approval' })
  })

  it('is approved by an admin, or by the referent of its department', () => {
    expect(approve(pending(), admin, {}, now)).toMatchObject({ status: 'validated', approvedBy: 'admin', version: 3 })
    expect(approve(pending(), referent, {}, now).status).toBe('validated')
  })

  it('is not approved by anybody else, from elsewhere, by its owner or twice', () => {
    expect(() => approve(pending(), member, {}, now)).toThrow('FORBIDDEN')
    expect(() => approve(pending({ departmentCode: '33' }), referent, {}, now)).toThrow('OUT_OF_SCOPE')
    // Nor is anything said of the state of an account of elsewhere.
    const open = approve(pending({ departmentCode: '33' }), admin, {}, now)
    expect(() => approve(open, referent, {}, now)).toThrow('OUT_OF_SCOPE')
    expect(() => approve(pending({ id: 'admin' }), admin, {}, now)).toThrow('SELF_ACTION')
    expect(() => approve(approve(pending(), admin, {}, now), admin, {}, now)).toThrow('STATUS_CONFLICT')
    expect(() => approve(pending({ emailVerifiedAt: null }), admin, {}, now)).toThrow('EMAIL_NOT_VERIFIED')
  })

  it('is appointed by an admin alone, and loses its member type', () => {
    const appointed = approve(pending(), admin, { role: 'referent', organisationPosition: 'director' }, now)
    expect(appointed).toMatchObject({ role: 'referent', organisationPosition: 'director', profileType: null })
    expect(() => approve(pending(), referent, { role: 'admin' }, now)).toThrow('FORBIDDEN')
    expect(() => approve(pending({ profileType: null }), admin, {}, now)).toThrow('VALIDATION_FAILED')
  })

  it('is appointed with a telephone number alone, which whoever appoints may give', () => {
    const silent = pending({ phone: null })
    expect(approve(silent, admin, {}, now)).toMatchObject({ role: 'member', phone: null })
    expect(() => approve(silent, admin, { role: 'admin' }, now)).toThrow('VALIDATION_FAILED')
    const said = approve(silent, admin, { role: 'admin', identity: { phone: '06 39 98 00 02' } }, now)
    expect(said).toMatchObject({ role: 'admin', phone: '0639980002' })
    // The operator of an installation knows none.
    expect(approve(silent, 'system', { role: 'admin' }, now)).toMatchObject({ role: 'admin', phone: null })
  })

  it('is suspended by an admin, which ends its sessions', () => {
    const validated = approve(pending(), admin, {}, now)
    expect(suspend(validated, admin, 'why', now)).toMatchObject({
      status: 'suspended',
      statusReason: 'why',
      sessionVersion: validated.sessionVersion + 1,
    })
    expect(() => suspend(validated, referent, 'why', now)).toThrow('FORBIDDEN')
    expect(() => suspend(pending(), admin, 'why', now)).toThrow('STATUS_CONFLICT')
  })

  it('is deleted by an admin or its owner, with all that names the person', () => {
    const validated = approve(pending(), admin, {}, now)
    const owner: Actor = { id: 'ines', role: 'member', departmentCode: '69', sessionId: null }
    const erased = erase(validated, owner, null, now)
    expect(erased).toMatchObject({ status: 'deleted', firstName: 'Membre', lastName: 'supprimé', deletedAt: now })
    expect(Object.values(erased)).not.toContain('ines@example.org')
    expect(erased).toMatchObject({ email: null, phone: null, birthDate: null, postalCode: null, city: null })
    expect(validated.profileType, 'which may tell of an illness').toBe('patient')
    expect(erased).toMatchObject({ profileType: null, volunteerKinds: [] })
    expect(() => erase(erased, admin, null, now)).toThrow('STATUS_CONFLICT')
    expect(() => erase(validated, member, null, now)).toThrow('FORBIDDEN')
  })

  it('is deleted with the post of somebody of the staff, and what they wrote about it', () => {
    const appointment = {
      role: 'referent',
      organisationPosition: 'other',
      headquartersService: 'communication',
    } as const
    const post = { organisationPositionOther: 'Cheffe de projet', publicContactEmail: 'comite69@example.org' }
    const staff = { ...approve(pending(), admin, appointment, now), ...post }
    expect(erase(staff, admin, null, now)).toMatchObject({
      organisationPosition: null,
      organisationPositionOther: null,
      headquartersService: null,
      publicContactEmail: null,
    })
  })
})
