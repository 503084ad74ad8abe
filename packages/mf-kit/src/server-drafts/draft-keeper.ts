import { isRequestError } from '../errors/request-error.ts'

/** `saving`: on its way or waiting for a pause in the typing. `unsaved`: the server could not take it; this tab holds it. */
export type DraftStatus = 'none' | 'saving' | 'saved' | 'unsaved'

export interface DraftKeeperDeps {
  /** Resolves to what the server holds; null where it holds nothing. */
  read: () => Promise<string | null>
  /** Keeps a text, or forgets it (null). `leaving`: the page may be gone before the answer. */
  write: (content: string | null, leaving: boolean) => Promise<unknown>
  /** False once the session is over or somebody else's: what is here must not be sent then. */
  mayWrite: () => boolean
  now: () => number
  setTimer: (work: () => void, ms: number) => () => void
}

/** A pause in the typing this long sends it; somebody who types on is sent for this often; a failure waits this long. */
const pauseMs = 1000
const longestMs = 5000
const againMs = 15_000

/** Refusals that the same text would meet again. */
const finalStatuses: readonly number[] = [400, 403, 404, 413, 422]

/**
 * Keeps one text that somebody is writing: at once in this tab, a moment later on the server. One write at a time, and
 * always the newest text; what could not be written is tried again, and what a session that ended left here is written
 * by the next one.
 */
export function createDraftKeeper({ read, write, mayWrite, now, setTimer }: DraftKeeperDeps) {
  let content: string | null = null
  /** What the server holds; undefined while nobody knows. */
  let stored: string | null | undefined
  let status: DraftStatus = 'none'
  let changedAt = 0
  let underWay = 0
  let sending: string | null = null
  let cancel = () => {}
  const listeners = new Set<() => void>()

  const isDirty = () => content !== (stored ?? null)

  function become(next: DraftStatus) {
    status = next
    for (const listener of listeners) listener()
  }

  function planIn(ms: number) {
    cancel()
    cancel = setTimer(() => void save(), ms)
  }

  async function save(leaving = false): Promise<void> {
    cancel()
    // While the page is being left nothing can be waited for, a write under way neither.
    if (!mayWrite() || (underWay > 0 && (!leaving || sending === content))) return
    const sent = content
    sending = sent
    underWay += 1
    try {
      await write(sent, leaving)
      stored = sent
      underWay -= 1
      if (isDirty()) return planIn(pauseMs)
      become(content === null ? 'none' : 'saved')
    } catch (error) {
      underWay -= 1
      become('unsaved')
      const isFinal = isRequestError(error) && finalStatuses.includes(error.status)
      if (!isFinal || content !== sent) planIn(againMs)
    }
  }

  return {
    /** What was written: here if the server has not got it yet, else what the server holds. Null if nobody answers. */
    load: async (): Promise<string | null> => {
      if (isDirty()) {
        planIn(pauseMs)
        return content
      }
      const before = content
      const found = await read().catch(() => undefined)
      if (found === undefined) return content
      stored = found
      // What was typed meanwhile is newer than what was found.
      if (content === before) {
        content = found
        become(found === null ? 'none' : 'saved')
      }
      return content
    },
    /** @param next null when the form is empty: then nothing is kept */
    keep: (next: string | null): void => {
      if (next === content) return
      if (!isDirty()) changedAt = now()
      content = next
      become('saving')
      planIn(Math.max(0, Math.min(pauseMs, changedAt + longestMs - now())))
    },
    /** Sends at once what is not on the server yet. */
    flush: (leaving: boolean): void => {
      if (isDirty()) void save(leaving)
    },
    /** It was sent, or is not wanted any more. */
    forget: (): void => {
      cancel()
      content = null
      become('none')
      if (stored !== null) void save()
    },
    /** Its writer is gone: nothing is sent any more. */
    close: (): void => cancel(),
    status: (): DraftStatus => status,
    /** Whether this tab alone holds what was written, as far as anybody knows: it could not be written, or there is no network. */
    isOnlyHere: (online: boolean): boolean => isDirty() && (status === 'unsaved' || !online),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
