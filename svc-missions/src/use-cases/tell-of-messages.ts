import { inTransaction } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as messages from '../data/messages.ts'
import * as missionSeats from '../data/mission-seats.ts'
import { gatheringMinutes } from '../domain/messages.ts'
import { threadFact } from '../outbox/messages.ts'

const batch = 200

/** Has each side of a thread mailed, once for all that was written to it and is still unread after some minutes. */
export async function tellOfMessages(deps: Deps): Promise<void> {
  for (;;) {
    const writtenBy = new Date(deps.clock.now().getTime() - gatheringMinutes * 60_000)
    const due = await messages.findUntold(deps.db, writtenBy, batch)
    for (const thread of due) await tellOne(deps, thread)
    if (due.length < batch) return
  }
}

async function tellOne(deps: Deps, thread: messages.Untold): Promise<void> {
  const { missionId, userId, from } = thread
  await inTransaction(deps.db, async (tx) => {
    const time = deps.clock.now()
    const { version } = await missionSeats.lock(tx, missionId)
    const texts = await messages.takeUntold(tx, thread, time)
    if (texts.length === 0) return
    const to = from === 'team' ? 'person' : 'team'
    await threadFact(tx, { userId, to, texts }, { missionId, version, time, quiet: deps.quiet })
  })
}
