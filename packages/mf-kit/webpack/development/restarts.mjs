/** The stream of live events: a tab whose stream ends opens it again, and asks anew unless it has missed nothing. */
const livePath = '/events'

/**
 * Lets open tabs live through restarts of the programs behind: their requests wait for a gateway that is coming back,
 * and after any restart their live lines end, so that a changed answer is on the screen at once.
 */
export function createRestarts() {
  const underWay = new Set()
  const lines = new Set()
  let waiting = []

  function mustWait(pathname) {
    return pathname === livePath ? underWay.size > 0 : underWay.has('gateway')
  }

  return {
    /** Resolves when the request may be handed on. */
    async admitted(pathname, response, headers) {
      while (mustWait(pathname) && !response.destroyed) await new Promise((resolve) => waiting.push(resolve))
      if (pathname !== livePath) return
      // The gateway would say that no event was missed, and the tab would keep what the code of before has answered.
      delete headers['last-event-id']
      lines.add(response)
      response.once('close', () => lines.delete(response))
    },
    /** A program is about to be started anew. The lines end now: a tab takes a moment to return. */
    begun(name) {
      underWay.add(name)
      for (const line of lines) line.destroy()
    },
    /** It is back, or has failed to come. */
    done(name) {
      underWay.delete(name)
      const admit = waiting
      waiting = []
      for (const resolve of admit) resolve()
    },
  }
}
