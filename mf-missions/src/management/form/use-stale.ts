import type { UseFormReturn } from '@ensemble/mf-kit'
import { useState } from 'react'
import { mergeEdits } from './merge-edits.ts'
import type { MissionForm } from './mission-form.ts'
import type { Stale } from './stale-notice.tsx'

interface StaleOptions {
  form: UseFormReturn<MissionForm>
  /** The mission as the writing began from it. */
  initial: MissionForm
  /** Asks for the mission as somebody else has left it. */
  latest?: () => Promise<MissionForm | null>
}

/** Brings what is written together with what somebody else has saved meanwhile. */
export function useStale({ form, initial, latest }: StaleOptions) {
  const [stale, setStale] = useState<Stale | null>(null)

  /** @returns whether there is something to tell */
  async function bringTogether(): Promise<boolean> {
    const theirs = await latest?.()
    if (!theirs) return false
    const mine = form.getValues()
    // Unknown where the text is a draft from before somebody else's change.
    const base = [stale?.theirs, initial].find((one) => one?.baseUpdatedAt === mine.baseUpdatedAt) ?? null
    const { merged, conflicts, taken } = mergeEdits(base, mine, theirs)
    form.reset(merged, { keepDefaultValues: true })
    setStale({ theirs, conflicts, taken })
    return true
  }

  /** @param take whether their text goes on, or what is written here */
  function settle(key: keyof MissionForm, take: boolean) {
    if (!stale) return
    if (take) form.reset({ ...form.getValues(), [key]: stale.theirs[key] }, { keepDefaultValues: true })
    setStale({ ...stale, conflicts: stale.conflicts.filter((other) => other !== key) })
  }

  // What both changed is sent only once somebody has chosen: nothing is overwritten unseen.
  const undecided = (stale?.conflicts.length ?? 0) > 0
  return { stale, bringTogether, settle, undecided, forget: () => setStale(null) }
}
