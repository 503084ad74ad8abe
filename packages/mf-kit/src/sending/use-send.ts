import { useRef, useState } from 'react'
import type { RequestError } from '@ensemble/contracts/remote'
import { errorMessage } from '../errors/error-message.ts'
import { toRequestError } from '../errors/request-error.ts'

export interface Sending<Input, Data> {
  /** Sends once; resolves to nothing when it failed or when one is already under way. Never rejects. */
  send: (input: Input) => Promise<Data | undefined>
  sending: boolean
  /** What to say beside the button; null while nothing failed. */
  failure: string | null
  /** The refusal itself, for the fields that it names. */
  refusal: RequestError | null
  /** Forgets the failure: the window was closed. */
  clear: () => void
}

/**
 * The sending of a form or the press of a button: one at a time however quickly it is pressed, and its failure kept for
 * the place beside the button. What was typed is left alone.
 * @param start the trigger of a mutation
 */
export function useSend<Input, Data>(start: (input: Input) => { unwrap: () => Promise<Data> }): Sending<Input, Data> {
  // Two quick presses come before the screen can show that the button is busy.
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<RequestError | null>(null)

  async function send(input: Input): Promise<Data | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setSending(true)
    setRefusal(null)
    try {
      return await start(input).unwrap()
    } catch (error) {
      setRefusal(toRequestError(error))
      return undefined
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return { send, sending, refusal, failure: refusal && errorMessage(refusal), clear: () => setRefusal(null) }
}
