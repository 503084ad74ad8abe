import { inflateSync } from 'node:zlib'
import { streamsOf } from './pdf-streams.ts'

/** What a document may not bring: code, files within it, forms that run by themselves, and ways to start a program. */
const active =
  /\/(?:JavaScript|OnInstantiate|EmbeddedFiles?|FileAttachment|Launch|RichMedia|ImportData|GoToE|Rendition|XFA(?![\w.-]))/

/** A file within it that has no kind, as its place or before a comment; the name alone stands in any large picture. */
const embedded = /\/EF(?:[\0\s]*(?:<<|%)|[\0\s]+\d+[\0\s]+\d+[\0\s]+R)/

const otherFilters = /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|Predictor)\b/
const flate = /\/(?:FlateDecode|Fl)\b/

/** So a group begins: the number of its first object, and where that is. Packed twice, it begins otherwise. */
const beginning = /^[\0\s]*\d+[\0\s]+\d/

/** Bytes that the packed groups of a document may hold together; a usual one holds some tens of thousands. */
const mostUnpacked = 32 * 1024 * 1024
/** What each counts for at least: eight thousand of them are more than anybody writes. */
const leastRoom = 4096

/**
 * Whether a PDF can do something by itself, or carries files. Its objects lie in the open or in groups that are packed
 * (ISO 32000-1, 7.5.7); pages, pictures and fonts hold no objects and are not unpacked. A group that cannot be unpacked
 * cannot be looked at, and counts as if it could.
 */
export function isActivePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (isActive(text)) return true
  const streams = streamsOf(text)
  if (!streams) return true
  let room = mostUnpacked
  for (const { dictionary, start } of streams) {
    const header = plain(dictionary)
    if (!isGroup(header)) continue
    if (otherFilters.test(header)) return true
    if (!flate.test(header)) {
      if (header.includes('/Filter')) return true
      // Not packed: it was read with the rest.
      continue
    }
    const objects = unpack(bytes.subarray(start), room)
    if (objects === undefined || isActive(objects)) return true
    room -= objects.length + leastRoom
  }
  return false
}

/** Readers go by how many objects there are and where the first one begins, and not by what a group calls itself. */
function isGroup(header: string): boolean {
  return header.includes('/ObjStm') || (/\/N(?![\w#])/.test(header) && /\/First(?![\w#])/.test(header))
}

/** @returns undefined for what is no group once it is unpacked, or has no room */
function unpack(packed: Uint8Array, room: number): string | undefined {
  if (room <= 0) return undefined
  try {
    const objects = inflateSync(packed, { maxOutputLength: room }).toString('latin1')
    return beginning.test(objects) ? objects : undefined
  } catch {
    return undefined
  }
}

function isActive(objects: string): boolean {
  const text = plain(objects)
  return active.test(text) || embedded.test(text)
}

/** Any sign of a name may be written by its number: `/J#61vaScript`. */
function plain(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
