import { useEffect, useEffectEvent } from 'react'
import { useLazyMissionsOwnAnswersElsewhereQuery } from '../../api/questionnaire-api.ts'
import type { Autosave } from './use-autosave.ts'

/**
 * Looks, whenever somebody comes back to the form, whether they have gone on with it on another device meanwhile: what
 * is saved from here would replace what they answered there. What is not saved yet here is never given up for it, and
 * joins what was answered there when it is saved (`useAutosave`).
 */
export function useElsewhere(missionId: string, draft: Autosave, onElsewhere: () => Promise<void>): void {
  const [ask] = useLazyMissionsOwnAnswersElsewhereQuery()
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || draft.holds()) return
    await draft.settled()
    // Without an answer the form goes on: the next return asks again.
    const { data } = await ask({ params: { missionId } })
    if (data?.savedAt === draft.savedAt()) draft.trust()
    else if (data && !draft.holds()) await onElsewhere()
  })
  useEffect(() => {
    const back = () => void look()
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [])
}
