import { inTransaction } from '@ensemble/service-kit/database'
import { joinableOf } from '../data/new-missions.ts'
import * as searchMatches from '../data/search-matches.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { lastQuietMail } from '../domain/search-mail-times.ts'
import { isPaused, isWritable } from '../domain/user.ts'
import { listMail } from '../mail/list-mail.ts'
import { queueMail } from '../mail/queue-mail.ts'

const batch = 200
/** Missions in one mail; the others stand in the list that the button opens. */
const mostMissions = 5

/**
 * Queues the mails of kept searches that tell at once: by day, and some hours after the one before, so that a morning
 * on which a committee publishes ten missions brings one mail. What can be joined no longer is left out.
 */
export async function sendSearchMails(deps: Deps): Promise<void> {
  const since = lastQuietMail(deps.clock.now())
  if (since === null) return
  for (;;) {
    const due = await searchMatches.findDueAtOnce(deps.db, since, batch)
    for (const userId of due) await sendOne(deps, userId)
    if (due.length < batch) return
  }
}

async function sendOne(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const missionIds = await searchMatches.take(tx, userId, 'at_once', at)
    const recipient = await users.find(tx, userId)
    if (!recipient || !isWritable(recipient) || isPaused(recipient, at)) return
    const lines = await joinableOf(tx, { userId, missionIds, now: at, count: mostMissions })
    const [first] = lines
    if (!first) return
    const content = listMail({
      kind: 'kept_search',
      recipient,
      origin: deps.origin,
      at,
      lines: lines.map((mission) => ({ missionId: mission.missionId, title: mission.title, mission })),
    })
    const mission = { departmentCode: recipient.departmentCode, managerIds: [] }
    // A mission is told of once, so the first one names the mail for good.
    const mail = { factId: first.missionId, kind: 'kept_search', recipient, mission, people: [], content, at }
    await queueMail(deps, tx, mail)
  })
}
