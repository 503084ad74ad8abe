import { apply } from './natives.ts'

// Kept before the code of any remote runs, as in natives.ts.
const Controller = AbortController
const abort = Controller.prototype.abort
const addEventListener = EventTarget.prototype.addEventListener

/**
 * A signal for one call. Not `AbortSignal.any`, which Safari knows from 17.4 on, Chrome from 116 and Firefox from 124,
 * nor `AbortSignal.timeout`, a little older: people have browsers that are older still.
 * @param ms longest time of the call, in ms; 0 for any
 * @param outer ends the call when it aborts; it may live longer than the call
 * @returns `end` stops the clock, hears `outer` no more and breaks off what still comes: for whoever gives `outer`, once
 *   the answer is read
 */
export function callSignal(ms: number, outer?: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new Controller()
  const { signal } = controller
  const timer = ms && setTimeout(end, ms)
  if (outer?.aborted) end()
  // Without its signal each call would leave a listener for as long as the session lasts.
  else if (outer) apply(addEventListener, outer, ['abort', end, { signal }])
  return { signal, end }

  function end() {
    clearTimeout(timer)
    apply(abort, controller, [])
  }
}
