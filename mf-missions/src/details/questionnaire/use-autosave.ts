import type { CallInput } from '@ensemble/mf-kit/calls'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMissionsSaveAnswersLeavingMutation, useMissionsSaveAnswersMutation } from '../../api/questionnaire-api.ts'

type Saved = CallInput<'mission.saveAnswers'>

export interface Autosave {
  status: 'none' | 'saving' | 'saved' | 'unsaved'
  /** Whether something was answered that the server has not got, or may not have. */
  holds: () => boolean
  /** Keeps at once what is not kept yet; resolves when the server has it, or could not take it. */
  settled: () => Promise<unknown>
  /** The form has sent these itself. @param savedAt as the server says */
  sent: (body: Saved['body'], savedAt: string | null) => void
  /** When the server was last given answers from here, or what they began from. */
  savedAt: () => string | null
}

/** Quiet for so long, what was answered is kept; what could not be is tried again after so long. */
const quietMs = 1500
const againMs = 15_000

/**
 * Keeps answers while somebody is at them: after a moment of quiet, as soon as the page is left or hidden, in a request
 * that outlives it, and again where the server could not take them, at once when the browser has its network back.
 * @param begunFrom when the answers that the form began from were saved
 */
export function useAutosave({ params, body }: Saved, begunFrom: string | null): Autosave {
  const [save] = useMissionsSaveAnswersMutation()
  const [saveLeaving] = useMissionsSaveAnswersLeavingMutation()
  const [status, setStatus] = useState<Autosave['status']>('none')
  const content = JSON.stringify(body)
  // As it is now: several answers come between two drawings of the screen.
  const now = useRef({ body, content })
  /** What the service holds; null while that is not known. */
  const kept = useRef<string | null>(content)
  const savedAt = useRef(begunFrom)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  /** How many saves have no answer yet. */
  const unanswered = useRef(0)
  /** What was sent because the page is left, until that is answered. */
  const leftWith = useRef<string | null>(null)
  useEffect(() => {
    now.current = { body, content }
  })

  const holds = () => now.current.content !== kept.current

  async function keep(store = save): Promise<void> {
    if (!holds()) return
    const sending = now.current
    setStatus('saving')
    unanswered.current += 1
    try {
      savedAt.current = (await store({ params, body: sending.body }).unwrap()).savedAt
      kept.current = sending.content
      setStatus('saved')
    } catch {
      // It may have arrived all the same: then also what was kept before has to be sent again.
      kept.current = null
      setStatus('unsaved')
    }
    unanswered.current -= 1
  }

  /** One after the other: an older answer must not arrive after a newer one. */
  function settled(): Promise<unknown> {
    underWay.current = underWay.current.then(() => keep())
    return underWay.current
  }

  /** The page may be gone before any answer: nothing is waited for, a save under way neither. */
  async function leave(): Promise<void> {
    const { content } = now.current
    if (!holds() || leftWith.current === content) return
    leftWith.current = content
    const overlaps = unanswered.current > 0
    underWay.current = Promise.all([underWay.current, keep(saveLeaving)])
    await underWay.current
    leftWith.current = null
    // Which of the two came last only the service knows: whoever comes back sends the newer once more.
    if (overlaps) kept.current = null
  }

  const keepNow = useEffectEvent(() => void settled())
  useEffect(() => {
    if (content === kept.current) return undefined
    const timer = setTimeout(() => keepNow(), quietMs)
    return () => clearTimeout(timer)
  }, [content])
  useEffect(() => {
    if (status !== 'unsaved') return undefined
    const timer = setInterval(() => keepNow(), againMs)
    return () => clearInterval(timer)
  }, [status])
  const leaveNow = useEffectEvent(() => void leave())
  useEffect(() => {
    const keepOnline = () => keepNow()
    const goes = () => leaveNow()
    // A phone takes a hidden page away without another word.
    const look = () => (document.visibilityState === 'hidden' ? leaveNow() : keepNow())
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', goes)
    window.addEventListener('online', keepOnline)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', goes)
      window.removeEventListener('online', keepOnline)
    }
  }, [])

  function sent(given: Saved['body'], at: string | null) {
    kept.current = JSON.stringify(given)
    savedAt.current = at
    setStatus((before) => (before === 'unsaved' ? 'saved' : before))
  }

  return { status, holds, settled, sent, savedAt: () => savedAt.current }
}
