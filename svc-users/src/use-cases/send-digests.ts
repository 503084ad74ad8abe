import { inTransaction } from '@ensemble/service-kit/database'
import * as digests from '../data/digests.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { digestPeriods } from '../domain/digest-period.ts'
import { isPaused, isWritable } from '../domain/user.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listMail } from '../mail/list-mail.ts'
import { newMissionsFor } from '../data/new-missions.ts'

const batch = 200
/** Missions in one mail. */
const mostMissions = 5

/**
 * Queues the mail on new missions for every member who wants one, on Mondays or on the first of a month: those that
 * suit what the member said, never chosen by health. Who has nothing new, or pauses, is left in peace.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  for (const { rhythm, period, since } of digestPeriods(deps.clock.now())) {
    for (;;) {
      const due = await digests.findDue(deps.db, { rhythm, period, limit: batch })
      for (const userId of due) await sendOne(deps, { userId, period, since })
      if (due.length < batch) break
    }
  }
}

async function sendOne(deps: Deps, { userId, period, since }: { userId: string; period: string; since: Date }) {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    if (!(await digests.note(tx, userId, period, at))) return
    const recipient = await users.find(tx, userId)
    if (!recipient || !isWritable(recipient) || isPaused(recipient, at)) return
    const lines = await newMissionsFor(tx, { userId, since, now: at, count: mostMissions })
    if (lines.length === 0) return
    const content = listMail({
      kind: 'new_missions',
      recipient,
      origin: deps.origin,
      lines: lines.map((mission) => ({ missionId: mission.missionId, title: mission.title, mission })),
    })
    const mission = { departmentCode: recipient.departmentCode, managerIds: [] }
    await queueMail(deps, tx, { factId: period, kind: 'new_missions', recipient, mission, people: [], content, at })
  })
}
