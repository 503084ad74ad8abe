import { randomInt } from 'node:crypto'
import type { BlindCriteria, BlindSearch } from '@ensemble/contracts/users/blind-search'
import { userEvents } from '@ensemble/contracts/users/events'
import { inTransaction, type Queryable } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { refuse } from '@ensemble/service-kit/refusal'
import * as blindDraws from '../data/blind-draws.ts'
import * as missionTitles from '../data/mission-titles.ts'
import type { Deps } from '../deps.ts'
import { matches, roundedCount } from '../domain/blind-search.ts'
import { invitableDepartment, mayReachParticipants } from '../domain/list-scope.ts'
import type { Reader } from '../domain/visibility.ts'
import { type CandidateSearch, type SealedCandidate, sealedCandidates } from '../data/sealed-candidates.ts'
import { withVault } from '../vault/closed-vault.ts'
import { openAnswers } from '../vault/health-vault.ts'
import type { WrappingKeys } from '../vault/key-file.ts'
import { unwrap } from '../vault/member-keys.ts'
import { DoesNotOpen } from '../vault/sealing.ts'

const dayMs = 24 * 3600 * 1000

interface Found {
  userId: string
  lastAskedAt: Date | null
}

/**
 * About how many members match and may be asked: in steps of five, and nothing under five.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, MISSION_NOT_APPROVED, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function countBlind(deps: Deps, reader: Reader, search: BlindSearch): Promise<{ count: number | null }> {
  const departmentCode = await expectMaySearch(deps, reader, search.missionId)
  await inTransaction(deps.db, (tx) => charge(deps, tx, reader, search.missionId))
  const found = await find(deps, deps.db, search, { departmentCode, blindCounts: false })
  return { count: roundedCount(found.length) }
}

/**
 * Draws members who match, the least asked first and chance among equals, and has svc-missions invite them. The answer
 * is the same whoever and however many there are, and the criteria are written down nowhere.
 * @throws Refusal as `countBlind`
 */
export async function inviteBlind(deps: Deps, reader: Reader, search: BlindSearch): Promise<{ requested: true }> {
  const departmentCode = await expectMaySearch(deps, reader, search.missionId)
  const { missionId } = search
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const number = await charge(deps, tx, reader, missionId)
    await blindDraws.lock(tx)
    const found = await find(deps, tx, search, { departmentCode, blindCounts: true })
    const userIds = leastAsked(found)
      .slice(0, deps.rules.solicitation.perDraw)
      .map(({ userId }) => userId)
    if (userIds.length === 0) return
    await blindDraws.insert(tx, missionId, userIds, now)
    await recordEvent(tx, {
      definition: userEvents.blindInvitationDrawn,
      aggregateId: missionId,
      aggregateVersion: number,
      data: { missionId, userIds },
      time: now,
      quiet: deps.quiet,
    })
  })
  return { requested: true }
}

async function expectMaySearch({ db }: Deps, reader: Reader, missionId: string): Promise<string | null> {
  const mission = (await missionTitles.find(db, missionId)) ?? refuse('NOT_FOUND')
  if (!mayReachParticipants(reader, mission)) refuse('OUT_OF_SCOPE')
  if (!mission.open) refuse('MISSION_NOT_APPROVED')
  return invitableDepartment(reader)
}

/** Counts this search against the day of the staff member: many small questions would add up to an answer. */
async function charge(deps: Deps, tx: Parameters<typeof blindDraws.noteSearch>[0], reader: Reader, missionId: string) {
  const at = deps.clock.now()
  const since = new Date(at.getTime() - dayMs)
  const limit = deps.rules.healthSearchesPerDay
  return (
    (await blindDraws.noteSearch(tx, { staffId: reader.id, missionId, at, since, limit })) ?? refuse('RATE_LIMITED')
  )
}

async function find(
  deps: Deps,
  db: Queryable,
  { missionId, criteria }: BlindSearch,
  scope: Pick<CandidateSearch, 'departmentCode' | 'blindCounts'>,
): Promise<Found[]> {
  return withVault(deps, async () => {
    const keys = await deps.vault.keys()
    const search = { missionId, now: deps.clock.now(), rules: deps.rules.solicitation, ...scope }
    const found: Found[] = []
    for await (const page of sealedCandidates(db, search)) {
      found.push(...page.filter((candidate) => meets(deps, candidate, keys, criteria)).map(toFound))
    }
    return found
  })
}

function meets({ log }: Deps, { answers, key }: SealedCandidate, keys: WrappingKeys, criteria: BlindCriteria): boolean {
  try {
    return matches(openAnswers([answers], unwrap(key, keys)).answers, criteria)
  } catch (err) {
    if (!(err instanceof DoesNotOpen)) throw err
    log.warn({ err, userId: key.userId }, 'health answers stay closed')
    return false
  }
}

function toFound({ key, lastAskedAt }: SealedCandidate): Found {
  return { userId: key.userId, lastAskedAt }
}

function leastAsked(found: readonly Found[]): Found[] {
  return found
    .map((person) => ({ person, asked: person.lastAskedAt?.getTime() ?? 0, lot: randomInt(2 ** 47) }))
    .toSorted((a, b) => a.asked - b.asked || a.lot - b.lot)
    .map(({ person }) => person)
}
