import { isIPv6, SocketAddress } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/**
 * Who is counted as one: an IPv4 address, or the 64 bits of an IPv6 address that a line is given, since it may choose the
 * other 64 as it likes.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [bare = ''] = address.split('%')
  const canonical = new SocketAddress({ address: bare, family: 'ipv6' }).address
  const embedded = mapped.exec(canonical)?.[1]
  if (embedded !== undefined) return embedded
  const [before = '', after] = canonical.split('::')
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
  const groups = [...(first ?? []), ...(after === undefined ? [] : zeros(first, last)), ...(last ?? [])]
  return groups.slice(0, 4).join(':')
}

function zeros(first: readonly string[] = [], last: readonly string[] = []): string[] {
  return Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
}
