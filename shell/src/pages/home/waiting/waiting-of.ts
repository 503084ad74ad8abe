import type { useToldWaiting, WaitingItem } from '@ensemble/mf-kit'
import type { useHeldAnswers } from '@ensemble/mf-kit/held'

/** One thing that waits, under a name that is its own among all areas. */
export interface Waiting {
  item: WaitingItem
  key: string
}

/** What waits in all areas and was not answered, the longest first. */
export function waitingOf(
  told: ReturnType<typeof useToldWaiting>,
  { stateOf }: Pick<ReturnType<typeof useHeldAnswers>, 'stateOf'>,
): Waiting[] {
  return told
    .flatMap(({ area, items }) =>
      (items ?? []).map((item) => ({ item, key: [area, item.kind, item.id, item.since].join('/') })),
    )
    .filter(({ key }) => stateOf(key)?.at !== 'done')
    .sort((one, other) => one.item.since.localeCompare(other.item.since))
}
