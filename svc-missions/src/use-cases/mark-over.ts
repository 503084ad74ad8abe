import type { Deps } from '../deps.ts'
import { markOver } from '../data/due-missions.ts'

const batch = 1000

/** Takes what has ended out of the indexes of browsing, which has compared its end with the time until now. */
export async function markWhatIsOver({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  let marked = batch
  while (marked === batch) marked = await markOver(db, clock.now(), batch)
}
