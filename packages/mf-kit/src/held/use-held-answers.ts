import { errorMessage } from '@ensemble/mf-kit'
import { useEffect, useRef, useState } from 'react'

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
  send: () => void
}

/** Answers that are sent a little later, and can be taken back meanwhile. Leaving the page sends them at once. */
export function useHeldAnswers(): HeldAnswers {
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState>>(new Map())
  const held = useRef(new Map<string, Held>())

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
    const send = () => {
      held.current.delete(key)
      set(key, { at: 'sending' })
      answer.send().then(
        (why) => set(key, why === null ? { at: 'done' } : { at: 'failed', why }),
        (error: unknown) => set(key, { at: 'failed', why: errorMessage(error) }),
      )
    }
    held.current.set(key, { send, timer: setTimeout(send, heldMs) })
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
    const sendAll = () => {
      for (const { timer, send } of [...waiting.values()]) {
        clearTimeout(timer)
        send()
      }
    }
    window.addEventListener('pagehide', sendAll)
    return () => {
      window.removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [])

  return { stateOf: (key) => states.get(key), hold, takeBack }
}
