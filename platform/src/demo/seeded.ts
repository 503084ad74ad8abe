import { createHash } from 'node:crypto'

export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Up to `count` different items, in the order of the list. */
  some<Item>(items: readonly Item[], count: number): Item[]
  chance(share: number): boolean
}

/** Numbers that are the same on every machine (mulberry32), so that screenshots of the demo repeat. */
export function seeded(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    some(items, count) {
      const ranked = items.map((item, index) => ({ item, index, rank: next() })).sort((a, b) => a.rank - b.rank)
      return ranked
        .slice(0, count)
        .sort((a, b) => a.index - b.index)
        .map(({ item }) => item)
    },
    chance: (share) => next() < share,
  }
}

const demoNamespace = Buffer.from('6f0f2b6c1c1b4b0e9a3d5e7c2a9d4f10', 'hex')

/** The name-based UUID (version 5) of a demo thing: the same name gives the same id for ever. */
export function demoId(name: string): string {
  const bytes = createHash('sha1').update(demoNamespace).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Lower-case ASCII words joined by hyphens: `Le Bihan` → `le-bihan`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/g, 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
