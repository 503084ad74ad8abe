import { chargedMissions } from '@ensemble/contracts/missions/charges'
import { inTransaction } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as chargesToTell from '../data/charges-to-tell.ts'
import { gatheringMinutes } from '../domain/charges.ts'
import { chargeFact } from '../outbox/charges.ts'

const batch = 200

/**
 * Tells each person who was put in charge of missions by somebody else, or runs them no more, once for all that is some
 * minutes old.
 */
export async function tellOfCharges(deps: Deps): Promise<void> {
  for (;;) {
    const notedBy = new Date(deps.clock.now().getTime() - gatheringMinutes * 60_000)
    const due = await chargesToTell.findDue(deps.db, notedBy, batch)
    for (const people of due) await tellOne(deps, people)
    if (due.length < batch) return
  }
}

/** What is told and that it was told are stored together: neither twice nor never. */
async function tellOne(deps: Deps, people: chargesToTell.ToldBy): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { begun, ended } = await chargesToTell.take(tx, people)
    for (const [fact, missions] of [['chargeDue', begun] as const, ['chargeEnded', ended] as const]) {
      for (let from = 0; from < missions.length; from += chargedMissions) {
        const some = missions.slice(from, from + chargedMissions)
        await chargeFact(tx, fact, people, some, { time: deps.clock.now(), quiet: deps.quiet })
      }
    }
  })
}
