import type { UnreadThread, WaitingForStaff } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useTranslation, type WaitingItem } from '@ensemble/mf-kit'
import { useWaitingMission } from './use-waiting-mission.ts'
import { useWaitingRequest } from './use-waiting-request.ts'
import { inALine, useWaitingWords } from './use-waiting-words.ts'
import type { AskedAnswer } from './waiting-window.tsx'

/**
 * What waits for the staff, as the shell shows it, with the answers that can be given there.
 * @param ask opens the window of an answer that asks for more than a press
 */
export function useWaitingItems(ask: (answer: AskedAnswer) => void): {
  itemOf: (waiting: WaitingForStaff) => WaitingItem
  messageOf: (thread: UnreadThread) => WaitingItem
} {
  const { t } = useTranslation('mf-missions')
  const { nameOf, whenAndWhere } = useWaitingWords()
  const requestOf = useWaitingRequest(ask)
  const missionOf = useWaitingMission(ask)

  function itemOf({ kind, since, late, pressing, mission, person }: WaitingForStaff): WaitingItem {
    const common = { kind: t(`widgets.kinds.${kind}`), several: t(`widgets.several.${kind}`), since, late }
    return {
      ...common,
      by: pressing ? mission.startAt : undefined,
      ...(person ? requestOf(mission, person) : missionOf(mission, kind)),
    }
  }

  /** Somebody who wrote to a team and whom nobody has read: opening the thread is the act. */
  function messageOf({ userId, displayName, since, late, pressing, lastText, mission }: UnreadThread): WaitingItem {
    return {
      id: `${mission.id}/${userId}`,
      kind: t('widgets.kinds.message'),
      several: t('widgets.several.message'),
      title: nameOf({ displayName }),
      to: `/missions/${mission.id}?tab=messages&thread=${userId}`,
      since,
      late,
      by: pressing ? mission.startAt : undefined,
      about: inALine([typeset(mission.title, 'fr'), ...whenAndWhere(mission)]),
      words: lastText,
      others: [{ label: t('widgets.reply'), open: () => ask({ kind: 'write', mission, userId }) }],
    }
  }

  return { itemOf, messageOf }
}
