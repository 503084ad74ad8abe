/** Where a test may kill the process, to prove that nothing is lost and nothing done twice. */
export type FaultPoint =
  'relay.published' | 'relay.marked' | 'consumer.effect' | 'consumer.committed' | 'request.committed'

/** Dies at the named point, as if the machine had: only in tests, and only where FAULT_EXIT_AT says so. */
export function faultPoint(point: FaultPoint): void {
  if (process.env.NODE_ENV === 'test' && process.env.FAULT_EXIT_AT === point) process.kill(process.pid, 'SIGKILL')
}
