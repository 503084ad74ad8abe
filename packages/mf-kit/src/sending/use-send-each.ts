import { useRef, useState } from 'react'
import { errorCode, errorMessage } from '../errors/error-message.ts'

export interface SendingEach<Item> {
  /** Sends one after the other; resolves to what was refused. Never rejects. */
  sendEach: (
    items: readonly Item[],
    start: (item: Item) => { unwrap: () => Promise<unknown> },
  ) => Promise<Refused<Item>[]>
  sending: boolean
  /** What was refused last time, each with its reason; empty while nothing was. */
  refused: readonly Refused<Item>[]
}

export interface Refused<Item> {
  item: Item
  why: string
  /** Null where what came back is no answer of ours. */
  code: string | null
}

/**
 * The sending of one act for each of several rows: one after the other, so that the service is not asked a hundred
 * things at once, and a refusal of one leaves the others alone. After one that had no answer in time the others are not
 * sent: each would be waited for as long, by somebody who cannot leave the window meanwhile.
 */
export function useSendEach<Item>(): SendingEach<Item> {
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<readonly Refused<Item>[]>([])

  const sendEach: SendingEach<Item>['sendEach'] = async (items, start) => {
    if (busy.current) return []
    busy.current = true
    setSending(true)
    const left: Refused<Item>[] = []
    let lost: unknown
    for (const item of items) {
      try {
        if (lost) throw lost
        await start(item).unwrap()
      } catch (error) {
        if (errorCode(error) === 'UPSTREAM_TIMEOUT') lost = error
        left.push({ item, why: errorMessage(error), code: errorCode(error) })
      }
    }
    setRefused(left)
    setSending(false)
    busy.current = false
    return left
  }

  return { sendEach, sending, refused }
}
