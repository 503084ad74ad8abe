/** Whether the page asks who is there, and who waits for the answer. */
export interface ProofPrompt {
  isOpen: () => boolean
  subscribe: (listener: () => void) => () => void
  /**
   * Has the visitor show who they are: once, however many requests wait for it.
   * @returns whether they did; false where they would rather not, or the session ends meanwhile
   */
  ask: (session: AbortSignal) => Promise<boolean>
  settle: (proven: boolean) => void
}

export function createProofPrompt(): ProofPrompt {
  const listeners = new Set<() => void>()
  let waiting: { promise: Promise<boolean>; resolve: (proven: boolean) => void } | null = null
  const changed = () => listeners.forEach((listener) => listener())

  function settle(proven: boolean): void {
    const settled = waiting
    waiting = null
    settled?.resolve(proven)
    if (settled) changed()
  }

  return {
    isOpen: () => waiting !== null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: (session) => {
      if (session.aborted) return Promise.resolve(false)
      if (waiting) return waiting.promise
      let resolve = (_proven: boolean) => {}
      const promise = new Promise<boolean>((settled) => (resolve = settled))
      waiting = { promise, resolve }
      session.addEventListener('abort', () => settle(false), { once: true })
      changed()
      return promise
    },
    settle,
  }
}
