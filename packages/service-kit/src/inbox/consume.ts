import type { StreamName } from '@ensemble/contracts/events'
import type { Handler } from './handler.ts'

export { handler, type Handler } from './handler.ts'

/** What a consumer takes, and what it does with it. */
export interface ConsumerDefinition {
  /** `<service>--<purpose>`: also the name under which place and inbox remember. */
  name: string
  stream: StreamName
  /** A subject, or the beginning of several and `>`. */
  filter: string
  handlers: readonly Handler[]
}
