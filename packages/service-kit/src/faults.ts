/** Where a test may kill the process, to prove that nothing is lost and nothing done twice: the borders of an event's way. */
export type FaultPoint =
  /** The change and its fact are committed; nothing is published, nobody has been answered. */
  | 'outbox.committed'
  /** The broker has the events, the outbox does not know. */
  | 'relay.published'
  /** The outbox knows too. */
  | 'relay.marked'
  /** The effect is done in a transaction that is not committed. */
  | 'consumer.effect'
  /** The effect is committed, the broker does not know. */
  | 'consumer.committed'
  /** A request with a key has its effect and its answer stored; the answer has not left. */
  | 'request.committed'

/** Dies at the named point, as if the machine had: only in tests, and only where FAULT_EXIT_AT says so. */
export function faultPoint(point: FaultPoint): void {
  if (process.env.NODE_ENV === 'test' && process.env.FAULT_EXIT_AT === point) process.kill(process.pid, 'SIGKILL')
}
