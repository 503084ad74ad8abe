/** Whoever holds answers hears it, in whichever remote: this entry is compiled into each of them. */
const eventName = 'held-answers-due'

/** Whoever signs out on a shared computer wants to see it happen: the server is not waited for longer, in ms. */
const patienceMs = 3_000

/**
 * Has every answer sent that is held, as before signing out: what was said to be done is not lost with the session. Every
 * page carries this half; how long an answer is waited for stands in the other.
 */
export function sendHeldAnswers(): Promise<unknown> {
  const answered: Promise<unknown>[] = []
  window.dispatchEvent(new CustomEvent(eventName, { detail: answered }))
  return Promise.allSettled(answered)
}

/** @param sendAll sends what is held, and resolves when it is answered @returns how to stop listening */
export function onHeldAnswersDue(sendAll: () => Promise<unknown>): () => void {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent) || !Array.isArray(event.detail)) return
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    event.detail.push(Promise.race([sendAll(), patience]))
  }
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}
