import { isIP } from 'node:net'

/** Bits of an address, by what `isIP` calls its kind. */
const addressBits: Record<number, number> = { 4: 32, 6: 128 }

/** The format `networks` of a schema: addresses and CIDR ranges, separated by commas; empty: none. */
export function areNetworks(list: string): boolean {
  return list === '' || list.split(',').every(isNetwork)
}

function isNetwork(range: string): boolean {
  const [, address = '', length = '0'] = /^([0-9a-fA-F.:]+)(?:\/([0-9]{1,3}))?$/.exec(range) ?? []
  return Number(length) <= (addressBits[isIP(address)] ?? -1)
}
