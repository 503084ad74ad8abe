import type { User } from '@ensemble/contracts/users/http'
import type { Transport } from '../api/transport.ts'
import type { Leave } from '../store/session-slice.ts'
import type { CredentialHolder } from './credentials.ts'
import type { Refused } from './end-session.ts'
import type { Peers } from './peers.ts'
import type { RenewalOutcome } from './renewal.ts'
import type { SessionMarks } from './session-marks.ts'

/** What the life of a session does to the rest of the shell. */
export interface SessionEffects {
  /** Sends what somebody was writing, and has answered a moment ago, while the session still holds. */
  sendWhatWaits: () => void
  isAuthenticated: () => boolean | null
  /** @param user who it is, where that is known already */
  setSignedIn: (user?: User) => void
  /**
   * Empties every cache of personal data, stops what is on its way; null lets the visitor stay where they are.
   * @param why for the page /unauthorised
   */
  setSignedOut: (leave: Leave | null, why?: Refused) => void
  /** The session could not be checked: nobody knows whether it still holds. */
  setCheckFailed: () => void
  onPublicPage: () => boolean
  /** The home page, where somebody who is not signed in needs no message (specification, section 8). */
  onHome: () => boolean
  /** @param message as the server said it; empty for the general words */
  tellFailure: (message: string) => void
  tellExpired: () => void
}

export interface SessionDeps {
  transport: Transport
  holder: CredentialHolder
  renew: () => Promise<RenewalOutcome>
  peers: Peers
  marks: SessionMarks
  effects: SessionEffects
  now: () => number
}
