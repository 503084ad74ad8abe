import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']
const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** This machine. */
export const thisMachine = networks('127.0.0.0/8,::1')

/**
 * @param list comma-separated addresses or CIDR ranges; empty: none
 * @throws RangeError when a range is longer than its kind of address
 */
export function networks(list: string): BlockList {
  const known = new BlockList()
  for (const range of list.split(',').filter((text) => text !== '')) {
    const [address = '', length] = range.split('/')
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (length === undefined) known.addAddress(address, kind)
    else known.addSubnet(address, Number(length), kind)
  }
  return known
}

/**
 * Who may read figures, and why a program is not ready: this machine, and the networks of the setting.
 * @param metricsFrom METRICS_FROM
 */
export function metricsReaders(metricsFrom: string, publicOrigin?: string): (request: IncomingMessage) => boolean {
  const callers = [thisMachine, networks(metricsFrom)]
  return (request) => callers.some((known) => isDirectlyFrom(known, request, publicOrigin))
}

/** From one of these networks, and not through a proxy there: one that adds no header of its own hands the public name on. */
export function isDirectlyFrom(callers: BlockList, request: IncomingMessage, publicOrigin?: string): boolean {
  const proxied = proxyHeaders.some((name) => name in request.headers)
  const known = publicOrigin === undefined ? undefined : new URL(publicOrigin)
  const asPublic = known !== undefined && request.headers.host === known.host && !localNames.has(known.hostname)
  const address = request.socket.remoteAddress ?? ''
  return !proxied && !asPublic && callers.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
