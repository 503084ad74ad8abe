import { isRecord } from '../api/is-record.ts'
import type { Credentials } from './credentials.ts'
import { openChannel } from './open-channel.ts'
import { presenceLockName } from './session-names.ts'
import type { SealedToken, TabSeal } from './tab-seal.ts'

/** What the tabs of one browser tell each other about the session they share. */
export type PeerMessage =
  | { type: 'ask' }
  | { type: 'renewed'; credentials: Credentials }
  | { type: 'signed-in'; credentials: Credentials }
  /** `code` says why, when it was not the visitor who left. */
  | { type: 'signed-out'; code?: string }

/** The same on the channel, where whatever runs in a page of this product can listen: the token is sealed. */
export type SealedMessage =
  | Exclude<PeerMessage, { credentials: Credentials }>
  | { type: 'renewed' | 'signed-in'; receivedAt: number; usableUntil: number; sealed: SealedToken }

export interface Peers {
  /** Resolves when the message is on its way. */
  tell: (message: PeerMessage) => Promise<void>
  listen: (listener: (message: PeerMessage) => void) => () => void
  /** True when no other tab of this product is open: nobody would answer. */
  alone: () => Promise<boolean>
}

/**
 * The other tabs of this origin, over a BroadcastChannel. Each tab holds a shared lock while it lives, so that a tab
 * knows whether it is worth waiting for an answer.
 * @param seal null: no token goes to another tab
 */
export function connectPeers(seal: TabSeal | null): Peers {
  const channel = openChannel()
  navigator.locks?.request(presenceLockName, { mode: 'shared' }, () => new Promise(() => {})).catch(() => undefined)
  // Sealing takes a moment: without a line, a sign-out could overtake the sign-in before it.
  const sending = createLine()
  return {
    tell: (message) =>
      sending(async () => {
        const sealed = await sealMessage(message, seal)
        if (sealed) channel?.postMessage(sealed)
      }),
    listen: (listener) => {
      const receiving = createLine()
      let listening = true
      function receive(event: MessageEvent<unknown>) {
        void receiving(async () => {
          const message = await unsealMessage(readMessage(event.data), seal)
          if (message && listening) listener(message)
        })
      }
      channel?.addEventListener('message', receive)
      return () => {
        listening = false
        channel?.removeEventListener('message', receive)
      }
    },
    alone: async () => {
      const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
      return held.filter((lock) => lock.name === presenceLockName).length <= 1
    },
  }
}

/** Runs work in the order in which it came; what fails holds nothing up. */
function createLine(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(() => undefined)
    return last
  }
}

async function sealMessage(message: PeerMessage, seal: TabSeal | null): Promise<SealedMessage | null> {
  if (!('credentials' in message)) return message
  if (!seal) return null
  const { accessToken, receivedAt, usableUntil } = message.credentials
  const { type } = message
  return { type, receivedAt, usableUntil, sealed: await seal.close(accessToken, aboutOf(message.credentials)) }
}

async function unsealMessage(message: SealedMessage | null, seal: TabSeal | null): Promise<PeerMessage | null> {
  if (!message || !('sealed' in message)) return message
  const { type, receivedAt, usableUntil, sealed } = message
  const accessToken = await seal?.open(sealed, aboutOf(message))
  return accessToken ? { type, credentials: { accessToken, receivedAt, usableUntil } } : null
}

function aboutOf({ receivedAt, usableUntil }: Pick<Credentials, 'receivedAt' | 'usableUntil'>): string {
  return `${receivedAt} ${usableUntil}`
}

/** A tab may run an older version of the product: what it sends is checked like anything from outside. */
export function readMessage(data: unknown): SealedMessage | null {
  if (!isRecord(data)) return null
  if (data.type === 'ask') return { type: data.type }
  if (data.type === 'signed-out')
    return { type: data.type, ...(typeof data.code === 'string' ? { code: data.code } : {}) }
  if (data.type !== 'renewed' && data.type !== 'signed-in') return null
  const { type, receivedAt, usableUntil, sealed } = data
  if (typeof receivedAt !== 'number' || typeof usableUntil !== 'number' || !isRecord(sealed)) return null
  const { iv, bytes } = sealed
  if (!(iv instanceof Uint8Array) || !(iv.buffer instanceof ArrayBuffer) || !(bytes instanceof ArrayBuffer)) return null
  return { type, receivedAt, usableUntil, sealed: { iv: new Uint8Array(iv), bytes } }
}
