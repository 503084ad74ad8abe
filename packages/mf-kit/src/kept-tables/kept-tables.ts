import type { ShellApi } from '@ensemble/contracts/remote'
import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import { callRequest } from '../calls/index.ts'
import { toRequestError } from '../errors/request-error.ts'
import { type BrowserCopy, browserCopies } from './browser-copies.ts'

export interface KeptTablesDeps {
  shell: Pick<ShellApi, 'request' | 'session'>
  userId: string
  storage?: () => Storage
  setTimer?: (work: () => void, ms: number) => () => void
}

/** So long after the last change the account is told: who drags the edge of a column changes it many times. */
const pauseMs = 1_000

/**
 * How one person wants their tables: from this browser at once, from the account as soon as it answers. The last choice
 * counts. What the account could not take stays here, and is sent when a page with a table is opened again.
 */
export function createKeptTables({ shell, userId, storage, setTimer = timer }: KeptTablesDeps) {
  const browser = browserCopies(userId, storage)
  const known = new Map<string, BrowserCopy>()
  const timers = new Map<string, () => void>()
  const listeners = new Set<() => void>()
  let asked = false
  // The person's own id and not `me`: should somebody else sign in meanwhile, the server refuses it.
  const mine = () => shell.session.get().user?.id === userId

  function copyOf(name: string): BrowserCopy {
    const copy = known.get(name) ?? browser.read(name)
    known.set(name, copy)
    return copy
  }

  function set(name: string, copy: BrowserCopy): void {
    known.set(name, copy)
    // After the end of the session nothing of it comes back.
    if (mine()) browser.write(name, copy)
    for (const listener of listeners) listener()
  }

  async function send(name: string, leaving = false): Promise<void> {
    timers.get(name)?.()
    timers.delete(name)
    const { choice, unsent } = copyOf(name)
    if (!unsent || !mine()) return
    const request = callRequest('user.keepTable', { inline: true })({ params: { userId, name }, body: choice })
    try {
      await shell.request(leaving ? { ...request, keepalive: true } : request)
    } catch (error) {
      // What the account will never take is not sent again; anything else waits for the next page.
      if (toRequestError(error).status !== 400) return
    }
    if (copyOf(name).choice === choice) set(name, { choice, unsent: false })
  }

  async function ask(): Promise<void> {
    const held = browser.unsent()
    for (const name of held) void send(name)
    const answer = await shell.request(callRequest('user.tables', { inline: true })({ params: { userId } }))
    for (const { name, choice } of itemsOf(answer)) {
      if (held.includes(name) || copyOf(name).unsent) continue
      if (JSON.stringify(copyOf(name).choice) !== JSON.stringify(choice)) set(name, { choice, unsent: false })
    }
  }

  return {
    /** The same object as long as nothing changes. */
    read: (name: string): TableChoice => copyOf(name).choice,
    keep: (name: string, choice: TableChoice): void => {
      set(name, { choice, unsent: true })
      timers.get(name)?.()
      timers.set(
        name,
        setTimer(() => void send(name), pauseMs),
      )
    },
    /** Asks the account once, when the first table of the page comes. */
    begin: (): void => {
      if (asked) return
      asked = true
      // Without an answer tables are as this browser knows them.
      ask().catch(() => {
        asked = false
      })
    },
    /** Sends what waits for a pause: the page is being left. */
    flush: (): void => {
      for (const name of [...timers.keys()]) void send(name, true)
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What the account holds; the shell has no schema, so it looks itself. */
function itemsOf(answer: unknown): readonly { name: string; choice: TableChoice }[] {
  const { items } = { items: null, ...(typeof answer === 'object' ? answer : {}) }
  return Array.isArray(items) ? items : []
}

function timer(work: () => void, ms: number): () => void {
  const id = setTimeout(work, ms)
  return () => clearTimeout(id)
}

export type KeptTables = ReturnType<typeof createKeptTables>
