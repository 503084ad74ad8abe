import type { useToldWaiting, WaitingItem } from '@ensemble/mf-kit'
import type { useHeldAnswers } from '@ensemble/mf-kit/held'

/** One thing that waits, under a name that is its own among all areas. */
export interface Waiting {
  item: WaitingItem
  key: string
}

/** Comes after each instant. */
const never = '9999'

/** What waits in all areas and was not answered: what is needed soon, the soonest first, then the longest waiting. */
export function waitingOf(
  told: ReturnType<typeof useToldWaiting>,
  { stateOf }: Pick<ReturnType<typeof useHeldAnswers>, 'stateOf'>,
): Waiting[] {
  return told
    .flatMap(({ area, items }) =>
      (items ?? []).map((item) => ({ item, key: [area, item.kind, item.id, item.since].join('/') })),
    )
    .filter(({ key }) => stateOf(key)?.at !== 'done')
    .sort(
      ({ item: one }, { item: other }) =>
        (one.by ?? never).localeCompare(other.by ?? never) || one.since.localeCompare(other.since),
    )
}

/**
 * Answers that could not be given, and whose rows have gone meanwhile: no row is left to say why.
 * @param given what was answered on this page
 * @param all what waits now
 */
export function lostOf(
  given: readonly Waiting[],
  all: readonly Waiting[],
  { stateOf }: Pick<ReturnType<typeof useHeldAnswers>, 'stateOf'>,
): (Waiting & { why: string })[] {
  return given.flatMap((waiting) => {
    const state = stateOf(waiting.key)
    const isShown = all.some(({ key }) => key === waiting.key)
    return state?.at === 'failed' && !isShown ? [{ ...waiting, why: state.why }] : []
  })
}
