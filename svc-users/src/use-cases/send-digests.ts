import { inTransaction } from '@ensemble/service-kit/database'
import { joinableOf, newMissionsFor } from '../data/new-missions.ts'
import * as searchMatches from '../data/search-matches.ts'
import * as digests from '../data/digests.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { type DigestPeriod, digestPeriods, newSince } from '../domain/digest-period.ts'
import { isPaused, isWritable } from '../domain/user.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listMail } from '../mail/list-mail.ts'

const batch = 200
/** Missions in one mail, unless the kept searches of its reader found more: of those each is told once. */
const mostMissions = 5
const mostSought = 20

/**
 * Queues the mail on new missions for every member who wants one, on Mondays or on the first of a month: those that
 * their kept searches found, then those that suit what the member said, never chosen by health. Who has nothing new, or pauses, is left in peace.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  for (const { rhythm, period } of digestPeriods(deps.clock.now())) {
    for (;;) {
      const due = await digests.findDue(deps.db, { rhythm, period, limit: batch })
      for (const userId of due) await sendOne(deps, { userId, rhythm, period })
      if (due.length < batch) break
    }
  }
}

async function sendOne(deps: Deps, { userId, rhythm, period }: DigestPeriod & { userId: string }) {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const noted = await digests.note(tx, userId, period, at)
    if (!noted) return
    const recipient = await users.find(tx, userId)
    if (!recipient || !isWritable(recipient) || isPaused(recipient, at)) return
    const asked = { userId, now: at, count: mostMissions }
    const sought = await joinableOf(tx, {
      ...asked,
      count: mostSought,
      missionIds: await searchMatches.take(tx, userId, 'digest', at),
    })
    const known = new Set(sought.map(({ missionId }) => missionId))
    const since = newSince(rhythm, noted.last, at)
    const suited = (await newMissionsFor(tx, { ...asked, since })).filter(({ missionId }) => !known.has(missionId))
    const lines = [...sought, ...suited.slice(0, Math.max(0, mostMissions - sought.length))]
    if (lines.length === 0) return
    const content = listMail({
      kind: 'new_missions',
      recipient,
      origin: deps.origin,
      at,
      lines: lines.map((mission) => ({
        missionId: mission.missionId,
        title: mission.title,
        mission,
        sought: known.has(mission.missionId),
      })),
    })
    const mission = { departmentCode: recipient.departmentCode, managerIds: [] }
    await queueMail(deps, tx, { factId: period, kind: 'new_missions', recipient, mission, people: [], content, at })
  })
}
