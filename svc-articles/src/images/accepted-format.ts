import { refuse } from '@ensemble/service-kit/refusal'
import type { ImageFormat } from './image-work.ts'

/**
 * The smallest format that a browser says it takes; one that says nothing gets a format that every browser knows.
 * @param contentType of the stored picture
 * @throws Refusal MALFORMED_REQUEST for a file that is no picture of ours
 */
export function acceptedFormat(contentType: string, accept = ''): ImageFormat {
  const taken = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  const plain = plainFormats.get(contentType)
  if (plain === undefined) return refuse('MALFORMED_REQUEST', { fields: { url: ['INVALID_FORMAT'] } })
  if (taken.includes('image/avif')) return 'avif'
  return taken.includes('image/webp') ? 'webp' : plain
}

const plainFormats = new Map<string, ImageFormat>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'jpeg'],
])
