import { errorMessage, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import { useState } from 'react'
import { useLazyMissionsUserGetQuery, useMissionsEditEngagementMutation } from '../api/missions-api.ts'

/** So many missions one person may mark. */
const most = 100

/** The change before, of whichever mission: each writes the whole list, so that it begins once that one is answered. */
let before: Promise<unknown> = Promise.resolve()

/** @param change never rejects */
function afterOthers<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const answer = before.then(change)
  before = answer
  return answer
}

/** Whether a mission is one of the reader's favourites, and the way to change that. Null: the reader keeps none. */
export function useFavourite(missionId: string) {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const toast = useToast()
  const [read] = useLazyMissionsUserGetQuery()
  const [edit] = useMissionsEditEngagementMutation()
  // What was last chosen, until it is answered and the session has heard of it.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [underWay, setUnderWay] = useState(0)
  const held = user?.engagement?.favouriteMissionIds.includes(missionId) ?? false
  if (underWay === 0 && chosen === held) setChosen(null)
  if (user?.role !== 'member') return null
  const marked = chosen ?? held

  /**
   * Begins from what is kept now: another tab may have marked one as well. Tells why where it fails.
   * @returns whether it is kept
   */
  async function keep(marks: boolean): Promise<boolean> {
    const reading = read({ params: { userId: 'me' } })
    try {
      const me = await reading.unwrap()
      const others = me.engagement?.favouriteMissionIds.filter((id) => id !== missionId) ?? []
      if (marks && others.length >= most) {
        toast(t('favourites.full', { count: most }), { severity: 'warning' })
        return false
      }
      const favouriteMissionIds = marks ? [...others, missionId] : others
      await edit({ params: { userId: 'me' }, body: { engagement: { favouriteMissionIds } } }).unwrap()
      return true
    } catch (error) {
      toast(errorMessage(error), { severity: 'error' })
      return false
    } finally {
      // By now the heart itself may be gone, and would not let go of it.
      reading.unsubscribe()
    }
  }

  /** Another press before the answer is one more change, after this one. */
  async function toggle() {
    const marks = !marked
    setChosen(marks)
    setUnderWay((count) => count + 1)
    const isKept = await afterOthers(() => keep(marks))
    setUnderWay((count) => count - 1)
    if (!isKept) setChosen((last) => (last === marks ? null : last))
  }

  return { marked, toggle }
}
