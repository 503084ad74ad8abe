import type { CallInput } from '@ensemble/mf-kit/calls'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMissionsSaveAnswersMutation } from '../../api/questionnaire-api.ts'

type Saved = CallInput<'mission.saveAnswers'>
type Status = 'none' | 'saving' | 'saved' | 'unsaved'

/** Quiet for so long, what was answered is kept. */
const quietMs = 1500

/** Keeps answers while somebody is at them, so that a tab that closes loses nothing but the last word. */
export function useAutosave({ params, body }: Saved): { status: Status; settled: () => Promise<unknown> } {
  const [save] = useMissionsSaveAnswersMutation()
  const [status, setStatus] = useState<Status>('none')
  const content = JSON.stringify(body)
  const kept = useRef(content)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())

  const keep = useEffectEvent(() => {
    kept.current = content
    setStatus('saving')
    underWay.current = save({ params, body })
      .unwrap()
      .then(
        () => setStatus('saved'),
        () => setStatus('unsaved'),
      )
  })
  useEffect(() => {
    if (kept.current === content) return undefined
    const timer = setTimeout(() => keep(), quietMs)
    return () => clearTimeout(timer)
  }, [content])

  return { status, settled: () => underWay.current }
}
