import { type ImageWidth, imageWidths, storagePath } from '@ensemble/contracts/articles/images'
import { refuse } from '@ensemble/service-kit/refusal'

export interface ImageRequest {
  key: string
  width: ImageWidth
  /** 1 to 100. */
  quality?: number
}

/** Names between slashes, none of which begins with a dot: no scheme, no host, no way up, nothing encoded. */
const ownAddress = new RegExp(`^${storagePath}([A-Za-z0-9][A-Za-z0-9._-]*(?:/[A-Za-z0-9][A-Za-z0-9._-]*)*)$`)
const longestAddress = 300
const plainNumber = /^[1-9][0-9]{0,3}$/

/**
 * Reads the question for a picture: each part once and in its one spelling, so that nothing can be read in two ways.
 * @throws Refusal MALFORMED_REQUEST naming the parts
 */
export function parseImageRequest(query: unknown): ImageRequest {
  const given = new Map<string, unknown>(typeof query === 'object' && query !== null ? Object.entries(query) : [])
  for (const name of given.keys()) {
    if (!['url', 'w', 'q'].includes(name)) malformed(name)
  }
  const url = given.get('url')
  const key = typeof url === 'string' && url.length <= longestAddress ? ownAddress.exec(url)?.[1] : undefined
  const width = numberOf(given.get('w'))
  const known = imageWidths.find((offered) => offered === width)
  if (key === undefined) return malformed('url')
  if (known === undefined) return malformed('w')
  if (!given.has('q')) return { key, width: known }
  const quality = numberOf(given.get('q'))
  return quality !== undefined && quality <= 100 ? { key, width: known, quality } : malformed('q')
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'string' && plainNumber.test(value) ? Number(value) : undefined
}

function malformed(part: string): never {
  return refuse('MALFORMED_REQUEST', { fields: { [part]: [part === 'w' ? 'NOT_IN_LIST' : 'INVALID_FORMAT'] } })
}
