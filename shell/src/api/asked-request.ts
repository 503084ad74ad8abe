import type { ShellRequest } from '@ensemble/contracts/remote'

/** A request as it leaves the page. */
export interface AskedRequest extends ShellRequest {
  /** The build of the remote that asks, `name/version`; absent where the shell itself asks. */
  asker?: string
}
