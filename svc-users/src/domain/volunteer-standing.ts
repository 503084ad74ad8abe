import type { VolunteerKind } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { VolunteerDecision } from '@ensemble/contracts/users/volunteer-standing'
import { refuse } from '@ensemble/service-kit/refusal'
import { dayInParis } from './days.ts'
import type { User } from './user.ts'

/** What a member says they are trained for, as it is kept in the account. */
export interface Standing {
  kind: VolunteerKind
  /** ISO 8601, as it lies in a column of JSON. */
  declaredAt: string
  confirmedAt: string | null
  confirmedBy: string | null
  /** Last day, YYYY-MM-DD. */
  validUntil: string | null
  purpose: string | null
}

export type StandingState = 'declared' | 'confirmed' | 'expired'

export function stateOfStanding({ confirmedAt, validUntil }: Standing, now: Date): StandingState {
  if (confirmedAt === null) return 'declared'
  return validUntil !== null && validUntil < dayInParis(now) ? 'expired' : 'confirmed'
}

/** The kinds that open reserved missions to somebody now. */
export function openKinds({ volunteerStandings }: Pick<User, 'volunteerStandings'>, now: Date): VolunteerKind[] {
  return volunteerStandings.filter((each) => stateOfStanding(each, now) === 'confirmed').map(({ kind }) => kind)
}

/** What a member declares: what was declared before keeps its confirmation, what is new waits for one. */
export function declare(before: readonly Standing[], kinds: readonly VolunteerKind[], now: Date): Standing[] {
  return kinds.map((kind) => before.find((each) => each.kind === kind) ?? declared(kind, now))
}

function declared(kind: VolunteerKind, now: Date): Standing {
  return { kind, declaredAt: now.toISOString(), confirmedAt: null, confirmedBy: null, validUntil: null, purpose: null }
}

interface Decider {
  id: string
  role: User['role']
  departmentCode: string | null
}

/**
 * The account after the staff have confirmed what was declared, or have not: what is refused is declared no more.
 * @throws Refusal SELF_ACTION, FORBIDDEN, OUT_OF_SCOPE, STATUS_CONFLICT for what is not declared (any more), or of an
 *   account that is not open; VALIDATION_FAILED for a day that is over
 */
export function decideVolunteer(user: User, by: Decider, decision: VolunteerDecision, now: Date): User {
  if (by.id === user.id) refuse('SELF_ACTION')
  const reach = reachOf('user.confirm_volunteer', by.role)
  if (reach === 'no') refuse('FORBIDDEN')
  if (reach !== 'all' && (user.role !== 'member' || user.departmentCode !== by.departmentCode)) refuse('OUT_OF_SCOPE')
  const found = user.volunteerStandings.find(({ kind }) => kind === decision.kind)
  if (!found || user.status !== 'validated') return refuse('STATUS_CONFLICT')
  const changed = { ...user, version: user.version + 1, updatedAt: now }
  if (decision.decision === 'refuse') {
    const volunteerStandings = user.volunteerStandings.filter((each) => each !== found)
    return { ...changed, volunteerStandings, volunteerKinds: volunteerStandings.map(({ kind }) => kind) }
  }
  const { validUntil = null, purpose } = decision
  if (validUntil !== null && validUntil < dayInParis(now)) {
    refuse('VALIDATION_FAILED', { fields: { validUntil: ['INVALID_DATE'] } })
  }
  const confirmed: Standing = {
    ...found,
    confirmedAt: now.toISOString(),
    confirmedBy: by.id,
    validUntil,
    purpose: purpose?.trim() || null,
  }
  return { ...changed, volunteerStandings: user.volunteerStandings.map((each) => (each === found ? confirmed : each)) }
}
