import type { Deps } from '../deps.ts'
import * as messages from '../data/messages.ts'
import { daysBefore } from '../domain/days.ts'
import { messageDays } from '../domain/messages.ts'

/** Removes messages that nobody needs any more: a mission and its questions are over by then. */
export async function forgetMessages(deps: Deps): Promise<void> {
  await messages.removeBefore(deps.db, daysBefore(deps.clock.now(), messageDays))
}
