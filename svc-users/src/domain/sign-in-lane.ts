/** Who tries something for an account, as far as waiting goes. */
export interface Caller {
  /** Network that the call came from: an IPv4 address or the /64 of an IPv6 address. */
  source: string
  /** What this browser was given when somebody signed in with it, if anything. */
  deviceMark?: string
}
