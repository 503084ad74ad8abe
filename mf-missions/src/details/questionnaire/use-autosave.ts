import type { Answers } from '@ensemble/contracts/missions/questionnaire-course'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  useLazyMissionsOwnAnswersElsewhereQuery,
  useMissionsSaveAnswersLeavingMutation,
  useMissionsSaveAnswersMutation,
} from '../../api/questionnaire-api.ts'
import { changedBetween, joinedAnswers } from './joined-answers.ts'

type Saved = CallInput<'mission.saveAnswers'>

export interface Autosave {
  status: 'none' | 'saving' | 'saved' | 'unsaved'
  /** Whether something was answered that the server has not got, or may not have. */
  holds: () => boolean
  /** Keeps at once what is not kept yet; resolves when the server has it, or could not take it. */
  settled: () => Promise<unknown>
  /** What is to be sent now, with what was answered elsewhere meanwhile. Rejects where nobody can say what that is. */
  upToDate: () => Promise<Saved['body']>
  /** The form has sent these itself. @param savedAt as the server says */
  sent: (body: Saved['body'], savedAt: string | null) => void
  /** When the server was last given answers from here, or what they began from. */
  savedAt: () => string | null
  /** Nothing was answered elsewhere, as was just seen. */
  trust: () => void
}

interface Begun {
  /** When the answers that the form began from were saved. */
  savedAt: string | null
  /** Shows what was answered elsewhere, but for the questions that were answered here. */
  onJoined: (theirs: Answers, changed: ReadonlySet<string>) => void
}

/** Quiet for so long, what was answered is kept; what could not be is tried again after so long. */
const quietMs = 1500
const againMs = 15_000

/**
 * Keeps answers while somebody is at them: after a moment of quiet, as soon as the page is left or hidden, in a request
 * that outlives it, and again where the server could not take them, at once when the browser has its network back. A
 * save says all answers, so who was away, or without a line, looks first whether they have gone on elsewhere.
 */
export function useAutosave({ params, body }: Saved, { savedAt: begunFrom, onJoined }: Begun): Autosave {
  const [save] = useMissionsSaveAnswersMutation()
  const [saveLeaving] = useMissionsSaveAnswersLeavingMutation()
  const [look] = useLazyMissionsOwnAnswersElsewhereQuery()
  const [status, setStatus] = useState<Autosave['status']>('none')
  const content = JSON.stringify(body)
  // As it is now: several answers come between two drawings of the screen.
  const now = useRef({ body, content })
  /** What the service holds; null while that is not known. */
  const kept = useRef<string | null>(content)
  const savedAt = useRef(begunFrom)
  /** Questions that were answered here since the service surely had all answers. */
  const changed = useRef<ReadonlySet<string>>(new Set())
  /** Whether somebody may have gone on elsewhere. */
  const doubts = useRef(false)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  /** How many saves have no answer yet, and whether one of them met another. */
  const unanswered = useRef(0)
  const met = useRef(false)
  /** What was sent because the page is left, until that is answered. */
  const leftWith = useRef<string | null>(null)
  useEffect(() => {
    const fresh = changedBetween(now.current.body.answers, body.answers)
    if (fresh.length > 0) changed.current = new Set([...changed.current, ...fresh])
    now.current = { body, content }
  })

  const holds = () => now.current.content !== kept.current

  /** @throws where the service does not say what it has */
  async function join(): Promise<void> {
    if (!doubts.current) return
    const theirs = await look({ params }).unwrap()
    doubts.current = false
    // What was sent, or taken back, cannot be gone on with: the service says so.
    if (theirs.savedAt === savedAt.current || theirs.consentedAt === null || theirs.sentAt !== null) return
    savedAt.current = theirs.savedAt
    const answers = joinedAnswers(theirs.answers, now.current.body.answers, changed.current)
    const joined = { ...now.current.body, answers }
    now.current = { body: joined, content: JSON.stringify(joined) }
    onJoined(theirs.answers, changed.current)
  }

  async function keep(store = save): Promise<void> {
    if (!holds()) return
    setStatus('saving')
    met.current = unanswered.current > 0
    unanswered.current += 1
    try {
      // Who leaves can wait for nothing.
      if (store === save) await join()
      const sending = now.current
      savedAt.current = (await store({ params, body: sending.body }).unwrap()).savedAt
      keptNow(sending.body)
      setStatus('saved')
    } catch {
      // It may have arrived all the same: then also what was kept before has to be sent again.
      kept.current = null
      doubts.current = true
      setStatus('unsaved')
    }
    unanswered.current -= 1
  }

  /** Of two saves at once only the service knows which came last: what they said is not sure yet. */
  function keptNow(given: Saved['body']) {
    kept.current = JSON.stringify(given)
    if (!met.current) changed.current = new Set(changedBetween(given.answers, now.current.body.answers))
  }

  /** One after the other: an older answer must not arrive after a newer one. */
  function settled(): Promise<unknown> {
    underWay.current = underWay.current.then(() => keep())
    return underWay.current
  }

  async function upToDate(): Promise<Saved['body']> {
    await settled()
    await join()
    return now.current.body
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
    const back = () => {
      doubts.current = true
    }
    const keepOnline = () => {
      back()
      keepNow()
    }
    const goes = () => leaveNow()
    const turn = () => {
      if (document.visibilityState === 'visible') keepOnline()
      // Who only glanced at this tab replaces nothing that was answered in another.
      else if (doubts.current) keepNow()
      // A phone takes a hidden page away without another word.
      else leaveNow()
    }
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('focus', back)
    window.addEventListener('pagehide', goes)
    window.addEventListener('online', keepOnline)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('focus', back)
      window.removeEventListener('pagehide', goes)
      window.removeEventListener('online', keepOnline)
    }
  }, [])

  function sent(given: Saved['body'], at: string | null) {
    keptNow(given)
    savedAt.current = at
    setStatus((before) => (before === 'unsaved' ? 'saved' : before))
  }

  function trust() {
    doubts.current = false
  }

  return { status, holds, settled, upToDate, sent, savedAt: () => savedAt.current, trust }
}
