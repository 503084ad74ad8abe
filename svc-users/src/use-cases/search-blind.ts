import type { BlindCount, BlindSearch } from '@ensemble/contracts/users/blind-search'
import { userEvents } from '@ensemble/contracts/users/events'
import { mayReachParticipants } from '@ensemble/contracts/users/participant-reach'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import * as blindDraws from '../data/blind-draws.ts'
import * as missionTitles from '../data/mission-titles.ts'
import * as participations from '../data/participations.ts'
import { sealedCandidates } from '../data/sealed-candidates.ts'
import type { Deps } from '../deps.ts'
import { answerDays, chanceOfEach, drawnApart, peopleToAsk } from '../domain/blind-draw.ts'
import { blurOf } from '../domain/count-noise.ts'
import { daysAfter } from '../domain/days.ts'
import { invitableDepartment } from '../domain/list-scope.ts'
import type { Reader } from '../domain/visibility.ts'
import { countMembers } from './count-members.ts'
import { openMatching } from './open-matching.ts'
import { takingAtLeast } from './taking-at-least.ts'

/** So long a draw takes at least: the time that writing down who was drawn costs would tell that somebody was. */
const drawMs = 100
/** As many as the event takes. The chance of each keeps far below it. */
const mostAtOnce = 100

/**
 * About how many members match: in tens, with noise, and the same whoever asks. The mission has no part in it, so
 * nobody changes the number by inviting or leaving out.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, MISSION_NOT_APPROVED, RATE_LIMITED, QUESTIONS_SPENT, SERVICE_UNAVAILABLE
 */
export async function countBlind(deps: Deps, reader: Reader, search: BlindSearch): Promise<BlindCount> {
  const { departmentCode } = await expectMaySearch(deps, reader, search.missionId)
  await inTransaction(deps.db, (tx) => charge(deps, tx, reader, { missionId: search.missionId, wanted: null }))
  const count = await countMembers(deps, reader, search, departmentCode)
  return { count, margin: blurOf(departmentCode).margin }
}

/**
 * Draws members who match, each apart and with the same chance, and has svc-missions invite them. The answer is the
 * same whoever and however many there are, and the criteria are written down nowhere.
 * @throws Refusal as `countBlind`, and INVITED_ENOUGH
 */
export function inviteBlind(deps: Deps, reader: Reader, search: BlindSearch): Promise<{ requested: true }> {
  return takingAtLeast(drawMs, async () => {
    const { missionId } = search
    const { departmentCode, capacity } = await expectMaySearch(deps, reader, missionId)
    // Before the draw is noted: where the number may not be asked for, nobody was asked.
    const published = await countMembers(deps, reader, search, departmentCode)
    const now = deps.clock.now()
    await inTransaction(deps.db, async (tx) => {
      await blindDraws.lock(tx)
      const room = capacity === null ? null : capacity - (await participations.countHeld(tx, missionId))
      const earlier = await blindDraws.wantedSince(tx, missionId, daysAfter(now, -answerDays))
      const wanted = peopleToAsk(room, earlier, deps.rules.solicitation.perDraw)
      if (wanted === 0) refuse('INVITED_ENOUGH')
      const number = await charge(deps, tx, reader, { missionId, wanted })
      const chance = chanceOfEach(published, wanted)
      const found = await candidates(deps, tx, search, departmentCode)
      const userIds = drawnApart(found, chance, () => deps.lot()).slice(0, mostAtOnce)
      await blindDraws.insert(tx, missionId, userIds, now)
      if (userIds.length === 0) return
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
  })
}

async function candidates(
  deps: Deps,
  tx: Tx,
  { missionId, criteria }: BlindSearch,
  departmentCode: string | null,
): Promise<string[]> {
  return withVault(deps, async () => {
    const search = { missionId, departmentCode, now: deps.clock.now(), rules: deps.rules.solicitation }
    const found: string[] = []
    for await (const { userId } of openMatching(deps, sealedCandidates(tx, search), criteria)) found.push(userId)
    return found
  })
}

async function expectMaySearch({ db }: Deps, reader: Reader, missionId: string) {
  const mission = (await missionTitles.find(db, missionId)) ?? refuse('NOT_FOUND')
  if (!mayReachParticipants(reader, mission)) refuse('OUT_OF_SCOPE')
  if (!mission.open) refuse('MISSION_NOT_APPROVED')
  return { departmentCode: invitableDepartment(reader), capacity: mission.capacity ?? null }
}

/** Counts this search against the day of the staff member. @param search `wanted`: people whom a draw is to ask */
async function charge(
  deps: Deps,
  tx: Tx,
  reader: Reader,
  search: { missionId: string; wanted: number | null },
): Promise<number> {
  const at = deps.clock.now()
  const since = daysAfter(at, -1)
  const limit = deps.rules.healthSearchesPerDay
  return (
    (await blindDraws.noteSearch(tx, { ...search, staffId: reader.id, at, since, limit })) ?? refuse('RATE_LIMITED')
  )
}
