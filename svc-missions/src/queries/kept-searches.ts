import type { KeptSearch } from '@ensemble/contracts/missions/kept-searches'
import type { Queryable } from '@ensemble/service-kit/database'
import * as keptSearches from '../data/kept-searches.ts'

/** The searches that somebody keeps. */
export async function ownKeptSearches(db: Queryable, userId: string): Promise<{ items: KeptSearch[] }> {
  return { items: await keptSearches.findOf(db, userId) }
}
