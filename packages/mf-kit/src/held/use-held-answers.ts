import { currentShell, errorMessage } from '@ensemble/mf-kit'
import { useEffect, useRef, useState } from 'react'
import { onHeldAnswersDue } from './send-held-answers.ts'

/** So long an answer is held before it is sent, in ms: the time to take it back. */
const heldMs = 10_000

/** What became of an answer: held, being sent, done, or why it could not be done. */
export type AnswerState = { at: 'held' | 'sending' | 'done' } | { at: 'failed'; why: string }

/** Resolves to nothing, or to a sentence that says why it could not be done. Rejects as every call does. */
type Send = () => Promise<string | null>

interface HeldAnswers {
  stateOf: (key: string) => AnswerState | undefined
  hold: (key: string, answer: { send: Send }) => void
  takeBack: (key: string) => void
}

interface Held {
  timer: ReturnType<typeof setTimeout>
  send: () => Promise<void>
}

/**
 * Answers that are sent a little later, and can be taken back meanwhile. Leaving or hiding the page sends them at once.
 * Sent in the name of who gave them, or not at all.
 * @param tellLeft says why an answer could not be given to somebody who has left the page that would say it
 */
export function useHeldAnswers(tellLeft?: (why: string) => void): HeldAnswers {
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState>>(new Map())
  const held = useRef(new Map<string, Held>())
  const isLeft = useRef(false)

  function set(key: string, state: AnswerState | null) {
    setStates((known) => {
      const next = new Map(known)
      if (state) next.set(key, state)
      else next.delete(key)
      return next
    })
  }

  function hold(key: string, answer: { send: Send }) {
    if (held.current.has(key)) return
    const giver = currentShell().session.get().user?.id
    const send = async () => {
      held.current.delete(key)
      // Somebody else has signed in: their session is none to answer in.
      const { authenticated, user } = currentShell().session.get()
      if (authenticated && user?.id !== giver) return set(key, null)
      set(key, { at: 'sending' })
      const why = await answer.send().catch(errorMessage)
      set(key, why === null ? { at: 'done' } : { at: 'failed', why })
      if (why !== null && isLeft.current) tellLeft?.(why)
    }
    held.current.set(key, { send, timer: setTimeout(() => void send(), heldMs) })
    set(key, { at: 'held' })
  }

  function takeBack(key: string) {
    const answer = held.current.get(key)
    if (!answer) return
    clearTimeout(answer.timer)
    held.current.delete(key)
    set(key, null)
  }

  useEffect(() => {
    const waiting = held.current
    const sendAll = () =>
      Promise.all(
        [...waiting.values()].map(({ timer, send }) => {
          clearTimeout(timer)
          return send()
        }),
      )
    const leave = () => void sendAll()
    // A phone stops the clock of a hidden page, and takes it away without another word.
    const look = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    const stopListening = onHeldAnswersDue(sendAll)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    isLeft.current = false
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      isLeft.current = true
      leave()
    }
  }, [])

  return { stateOf: (key) => states.get(key), hold, takeBack }
}
