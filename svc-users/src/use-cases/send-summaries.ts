import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import * as summaryLines from '../data/summary-lines.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { displayName, isWritable } from '../domain/user.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listMail } from '../mail/list-mail.ts'

const batch = 200
/** Links in one mail; who has more to do finds the rest on the page that the button opens. */
const mostLinks = 30

/** Queues one mail for each person who chose to hear once a day, with all that has come up since the last one. */
export async function sendSummaries(deps: Deps): Promise<void> {
  for (;;) {
    const due = await summaryLines.findDue(deps.db, deps.clock.now(), batch)
    for (const recipientId of due) await sendOne(deps, recipientId)
    if (due.length < batch) return
  }
}

async function sendOne(deps: Deps, recipientId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const lines = await summaryLines.take(tx, recipientId, at)
    const recipient = await users.find(tx, recipientId)
    const [first] = lines
    if (!first || !recipient || !isWritable(recipient)) return
    const { origin } = deps
    const told = await withNames(tx, lines.slice(0, mostLinks))
    const content = listMail({ kind: 'daily_summary', recipient, origin, at, lines: told })
    const mission = { departmentCode: recipient.departmentCode, managerIds: [] }
    // The lines are gone with this mail, so its first one names it for good.
    const mail = { factId: first.dedupeKey, kind: 'daily_summary', recipient, mission, people: [], content, at }
    await queueMail(deps, tx, mail)
  })
}

/** Names are read when they are told: who was erased meanwhile is named no more. */
async function withNames(tx: Tx, lines: readonly summaryLines.SummaryLine[]) {
  const about = lines.flatMap(({ missionId, itemId }) => (missionId !== null && itemId !== null ? [itemId] : []))
  const people = about.length > 0 ? await users.findAll(tx, about) : []
  const names = new Map(people.map((person): [string, string] => [person.id, displayName(person)]))
  return lines.map((line) => {
    const name = line.missionId !== null && line.itemId !== null ? names.get(line.itemId) : undefined
    return name === undefined ? line : { ...line, name }
  })
}
