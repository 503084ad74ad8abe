import { officeOf } from '@ensemble/contracts/departments'
import type { Clock } from '@ensemble/service-kit/clock'
import { inTransaction, type Database, type Tx } from '@ensemble/service-kit/database'
import * as keptFacts from '../data/kept-facts.ts'
import * as missionContacts from '../data/mission-contacts.ts'
import * as missionSeats from '../data/mission-seats.ts'
import { missionFact } from '../outbox/outgoing.ts'

/** Months after the end, as for what participants wrote (decision 344). */
const keptMonths = 36
const batch = 200

/** Takes the names of people off the missions that were over long ago: whoever asks is answered by the office. */
export async function forgetOldContacts({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now()
  let found = batch
  while (found === batch) {
    const old = await missionContacts.findOld(db, { now, months: keptMonths, limit: batch })
    for (const contact of old) await inTransaction(db, (tx) => forgetOne(tx, contact, { whole: true, at: now }))
    found = old.length
  }
}

/**
 * Takes the name of somebody who is erased off their missions. Needs the name, so it comes before the copy of names
 * forgets it; where that was done, it finds nothing.
 * @returns how many missions named them
 */
export async function forgetContactOf(tx: Tx, userId: string, at: Date): Promise<number> {
  const named = await missionContacts.findOfPerson(tx, userId)
  for (const contact of named) await forgetOne(tx, contact, { whole: false, at })
  return named.length
}

async function forgetOne(
  tx: Tx,
  contact: missionContacts.Contact,
  { whole, at }: { whole: boolean; at: Date },
): Promise<void> {
  const seats = await missionSeats.lock(tx, contact.id)
  const version = seats.version + 1
  if (!(await missionContacts.nameOffice(tx, contact, { whole, version, at }))) return
  await keptFacts.replaceContact(tx, contact.id, officeOf(contact.departmentCode).committeeName)
  // Copies of others follow; nobody is mailed about it.
  const fact = contact.deletedAt ? 'missionDeleted' : 'missionChanged'
  await missionFact(tx, fact, contact.id, { version, time: at, quiet: true })
  missionSeats.save(tx, { ...seats, version })
}
