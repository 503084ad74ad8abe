import type { ShellRequest } from '@ensemble/contracts/remote'
import { readHidden } from '../realm/hidden-text.ts'
import { withHiddenToken } from '../api/hide-token.ts'
import type { Envelope } from '../api/read-envelope.ts'
import type { Transport, TransportOptions } from '../api/transport.ts'
import { createCredentialHolder } from '../session/credentials.ts'
import type { PeerMessage, Peers } from '../session/peers.ts'
import type { Lock } from '../session/refresh-lock.ts'
import { createRenewal } from '../session/renewal.ts'
import type { SessionDeps } from '../session/session-deps.ts'
import type { Leave } from '../store/session-slice.ts'
import type { SessionMarks } from '../session/session-marks.ts'

export function answer(data: unknown): Envelope {
  return { success: true, message: '', status: 200, data }
}

export function refusal(status: number, code: string, message = code): Envelope {
  return { success: false, message, status, data: { code, fields: {} } }
}

/** A browser with several tabs: one lock, one channel, one server. Messages arrive in a later turn, as in a browser. */
export function createBrowser(
  serve: (request: ShellRequest, options: TransportOptions) => Envelope | Promise<Envelope>,
) {
  const sent: { path: string; accessToken: string | null }[] = []
  const channels: ((message: PeerMessage) => void)[][] = []
  let queue: Promise<unknown> = Promise.resolve()
  const clock = { now: 1_000_000 }

  const transport: Transport = async (request, options = {}) => {
    sent.push({ path: request.path, accessToken: options.accessToken ? readHidden(options.accessToken) : null })
    await Promise.resolve()
    return withHiddenToken(await serve(request, options))
  }
  const lock: Lock = (work) => {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }

  function openTab({ path = '/home', authenticated = true }: { path?: string; authenticated?: boolean | null } = {}) {
    const listeners: ((message: PeerMessage) => void)[] = []
    channels.push(listeners)
    const peers: Peers = {
      tell: async (message) => {
        for (const other of channels) {
          if (other !== listeners) for (const listener of [...other]) queueMicrotask(() => listener(message))
        }
      },
      listen: (listener) => {
        listeners.push(listener)
        return () => listeners.splice(listeners.indexOf(listener), 1)
      },
      alone: () => Promise.resolve(channels.length === 1),
    }
    const log: string[] = []
    const state: { authenticated: boolean | null; leave: Leave | null; path: string } = {
      authenticated,
      leave: null,
      path,
    }
    const marks = fakeMarks()
    const holder = createCredentialHolder(() => clock.now)
    const wait = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    }
    const renew = createRenewal({ holder, peers, lock, transport, pageKey: null, now: () => clock.now, wait })
    const deps: SessionDeps = {
      transport,
      holder,
      renew,
      peers,
      marks,
      now: () => clock.now,
      effects: {
        sendWhatWaits: () => {},
        isAuthenticated: () => state.authenticated,
        setSignedIn: () => {
          state.authenticated = true
          log.push('signed in')
        },
        setSignedOut: (leave) => {
          Object.assign(state, { authenticated: false, leave })
          log.push('signed out')
        },
        setCheckFailed: () => log.push('check failed'),
        onPublicPage: () => ['/', '/login', '/account_validation'].includes(state.path),
        onHome: () => state.path === '/home',
        tellFailure: (message) => log.push(`toast ${message}`),
        tellExpired: () => log.push('toast expired'),
      },
    }
    return { deps, state, log, marks, holder }
  }

  return { clock, sent, openTab, sentTo: (path: string) => sent.filter((one) => one.path === path).length }
}

function fakeMarks(): SessionMarks {
  let open = false
  let pending = false
  return {
    wasOpen: () => open,
    setOpen: (value) => {
      open = value
    },
    signOutIsPending: () => pending,
    setSignOutPending: (value) => {
      pending = value
    },
  }
}
