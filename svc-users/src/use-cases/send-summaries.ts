import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import * as participations from '../data/participations.ts'
import * as summaryLines from '../data/summary-lines.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { displayName, isStaff, isWritable, type User } from '../domain/user.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listMail } from '../mail/list-mail.ts'

const batch = 200
/** Links in one mail; who has more to do finds the rest on the page that the button opens. */
const mostLinks = 30

/** Queues one mail for each person who chose to hear once a day, with what has come up since the last one and waits. */
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
    if (lines.length === 0 || !recipient || !isWritable(recipient)) return
    // What was to be done is named with people: who has left the staff since reads of none.
    if (!isStaff(recipient)) return
    const people = await peopleIn(tx, lines)
    const waiting = await withoutAnswered(tx, lines, people)
    const [first] = waiting
    if (!first) return
    const { origin } = deps
    const told = waiting.slice(0, mostLinks).map((line) => withName(line, people))
    const content = listMail({ kind: 'daily_summary', recipient, origin, at, lines: told })
    const mission = { departmentCode: recipient.departmentCode, managerIds: [] }
    // The lines are gone with this mail, so its first one names it for good.
    const mail = { factId: first.dedupeKey, kind: 'daily_summary', recipient, mission, people: [], content, at }
    await queueMail(deps, tx, mail)
  })
}

type People = ReadonlyMap<string, User>

async function peopleIn(tx: Tx, lines: readonly summaryLines.SummaryLine[]): Promise<People> {
  const ids = lines.flatMap(({ kind, itemId }) => (kind !== 'article_to_review' && itemId !== null ? [itemId] : []))
  const people = ids.length > 0 ? await users.findAll(tx, ids) : []
  return new Map(people.map((person) => [person.id, person]))
}

const requests: readonly summaryLines.SummaryKind[] = ['new_request', 'request_passed_on']

/** Accounts and requests are known here; what was decided of missions and articles is taken back once it is heard of. */
async function withoutAnswered(tx: Tx, lines: readonly summaryLines.SummaryLine[], people: People) {
  const asked = lines.flatMap(({ kind, missionId, itemId }) =>
    requests.includes(kind) && missionId !== null && itemId !== null ? [{ missionId, userId: itemId }] : [],
  )
  const answered = asked.length > 0 ? await participations.findAnswered(tx, asked) : []
  return lines.filter(({ kind, missionId, itemId }) => {
    if (itemId === null) return true
    if (kind === 'account_awaits_approval') return people.get(itemId)?.status === 'pending_approval'
    if (!requests.includes(kind)) return true
    return !answered.some((request) => request.missionId === missionId && request.userId === itemId)
  })
}

/** Names are read when they are told: who was erased meanwhile is named no more. */
function withName(line: summaryLines.SummaryLine, people: People) {
  const person = line.missionId !== null && line.itemId !== null ? people.get(line.itemId) : undefined
  return person === undefined ? line : { ...line, name: displayName(person) }
}
