/** Who tries something for an account, as far as waiting goes. */
export interface Caller {
  /** Network that the call came from: an IPv4 address or the /64 of an IPv6 address. */
  source: string
  /** What this browser was given when somebody signed in with it, if anything. */
  deviceMark?: string
}

/**
 * The network of an address. Whoever has one IPv6 address has the 2^64 of its network.
 * @param address as the gateway names it
 */
export function sourceOf(address: string): string {
  const plain = address.trim().toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : []
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
