import { isRecord } from '../api/is-record.ts'
import { type Credentials } from './credentials.ts'

/** What the tabs of one browser tell each other about the session they share. */
export type PeerMessage =
  | { type: 'ask' }
  | { type: 'renewed'; credentials: Credentials }
  | { type: 'signed-in'; credentials: Credentials }
  /** `code` says why, when it was not the visitor who left. */
  | { type: 'signed-out'; code?: string }

export interface Peers {
  tell: (message: PeerMessage) => void
  listen: (listener: (message: PeerMessage) => void) => () => void
  /** True when no other tab of this product is open: nobody would answer. */
  alone: () => Promise<boolean>
}

const channelName = 'ensemble.session'
const presenceLock = 'ensemble.tab'

/**
 * The other tabs of this origin, over a BroadcastChannel. Each tab holds a shared lock while it lives, so that a tab
 * knows whether it is worth waiting for an answer.
 */
export function connectPeers(): Peers {
  const channel = new BroadcastChannel(channelName)
  void navigator.locks?.request(presenceLock, { mode: 'shared' }, () => new Promise(() => {}))
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      function receive(event: MessageEvent<unknown>) {
        const message = readMessage(event.data)
        if (message) listener(message)
      }
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
    alone: async () => {
      const { held = [] } = (await navigator.locks?.query()) ?? {}
      return held.filter((lock) => lock.name === presenceLock).length <= 1
    },
  }
}

/** A tab may run an older version of the product: what it sends is checked like anything from outside. */
export function readMessage(data: unknown): PeerMessage | null {
  if (!isRecord(data)) return null
  if (data.type === 'ask') return { type: data.type }
  if (data.type === 'signed-out')
    return { type: data.type, ...(typeof data.code === 'string' ? { code: data.code } : {}) }
  if (data.type !== 'renewed' && data.type !== 'signed-in') return null
  const credentials = readCredentials(data.credentials)
  return credentials && { type: data.type, credentials }
}

function readCredentials(value: unknown): Credentials | null {
  if (!isRecord(value)) return null
  const { accessToken, receivedAt, usableUntil } = value
  if (typeof accessToken !== 'string' || typeof receivedAt !== 'number' || typeof usableUntil !== 'number') return null
  return { accessToken, receivedAt, usableUntil }
}
