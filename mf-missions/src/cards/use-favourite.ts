import { errorMessage, useSend, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import { useState } from 'react'
import { useLazyMissionsReaderQuery, useMissionsEditEngagementMutation } from '../api/missions-api.ts'

/** So many missions one person may mark. */
const most = 100

/** Whether a mission is one of the reader's favourites, and the way to change that. Null: the reader keeps none. */
export function useFavourite(missionId: string) {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const toast = useToast()
  const [read] = useLazyMissionsReaderQuery()
  const { send, sending } = useSend(useMissionsEditEngagementMutation()[0])
  // What was just chosen, until the session has heard of it.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const held = user?.engagement?.favouriteMissionIds.includes(missionId) ?? false
  if (chosen === held) setChosen(null)
  if (user?.role !== 'member') return null
  const marked = chosen ?? held

  /** Begins from what is kept now: another tab may have marked one as well. */
  async function toggle() {
    setChosen(!marked)
    const { data: me, error } = await read({ params: { userId: 'me' } })
    const others = me?.engagement?.favouriteMissionIds.filter((id) => id !== missionId) ?? []
    const full = !marked && others.length >= most
    if (me && !full) {
      const favouriteMissionIds = marked ? others : [...others, missionId]
      if (await send({ params: { userId: 'me' }, body: { engagement: { favouriteMissionIds } } })) return
    }
    setChosen(null)
    if (!me) toast(errorMessage(error), { severity: 'error' })
    if (full) toast(t('favourites.full', { count: most }), { severity: 'warning' })
  }

  return { marked, sending, toggle }
}
