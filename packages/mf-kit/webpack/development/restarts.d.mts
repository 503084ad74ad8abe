import type { EventEmitter } from 'node:events'

/** An answer of the server that may be ended before it is whole. */
type Answer = Pick<EventEmitter, 'once'> & { destroyed: boolean; destroy: () => unknown }

export function createRestarts(): {
  admitted(pathname: string, answer: Answer, headers: Record<string, unknown>): Promise<void>
  begun(name: string): void
  done(name: string): void
}
