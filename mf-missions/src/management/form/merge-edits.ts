import type { MissionForm } from './mission-form.ts'

type Key = keyof MissionForm

/** What two people have made of one mission. */
export interface Merge {
  /** Mine, with what only they have changed. */
  merged: MissionForm
  /** Fields that both have changed, to another text each: mine stays until I choose theirs. */
  conflicts: Key[]
  /** Fields that only they have changed; taken over. */
  taken: Key[]
}

/**
 * Puts two edits of one mission together, field by field; nothing of either is lost without a word.
 * @param base the mission as both began from; null when that is not known any more (a draft of another day)
 */
export function mergeEdits(base: MissionForm | null, mine: MissionForm, theirs: MissionForm): Merge {
  const merged = { ...mine, baseUpdatedAt: theirs.baseUpdatedAt }
  const result: Merge = { merged, conflicts: [], taken: [] }
  for (const key of keysOf(mine)) {
    if (same(mine[key], theirs[key])) continue
    if (base && same(base[key], theirs[key])) continue
    if (base && same(base[key], mine[key])) {
      result.taken.push(key)
      result.merged = { ...result.merged, [key]: theirs[key] }
    } else result.conflicts.push(key)
  }
  return result
}

function keysOf(form: MissionForm): Key[] {
  return Object.keys(form).filter((key): key is Key => key in form && key !== 'baseUpdatedAt')
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
