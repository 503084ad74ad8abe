import { inflateSync } from 'node:zlib'

/** What a document may not bring: code, files within it, forms that run by themselves, and ways to start a program. */
const active =
  /\/(?:JavaScript|EmbeddedFiles?|FileAttachment|Launch|RichMedia|ImportData|GoToE|Rendition|XFA(?=[\s[(<\d]))/

const otherFilters = /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|Predictor)\b/
const flate = /\/(?:FlateDecode|Fl)\b/

/** Bytes that one packed group of objects may hold; the usual ones hold some tens of thousands. */
const mostUnpacked = 16 * 1024 * 1024

/**
 * Whether a PDF can do something by itself, or carries files. Its objects lie in the open or in groups that are packed
 * (ISO 32000-1, 7.5.7); pages, pictures and fonts hold no objects and are not unpacked. A group that cannot be unpacked
 * cannot be looked at, and counts as if it could.
 */
export function isActivePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (active.test(plain(text))) return true
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const header = plain(text.slice(text.lastIndexOf('obj', index), index))
    if (!header.includes('/ObjStm')) continue
    const start = index + word.length
    const end = text.indexOf('endstream', start)
    if (isActiveGroup(header, bytes.subarray(start, end === -1 ? bytes.length : end))) return true
  }
  return false
}

function isActiveGroup(header: string, packed: Uint8Array): boolean {
  if (otherFilters.test(header)) return true
  // Not packed: it was read with the rest.
  if (!flate.test(header)) return header.includes('/Filter')
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: mostUnpacked })
    return active.test(plain(unpacked.toString('latin1')))
  } catch {
    return true
  }
}

/** Any sign of a name may be written by its number: `/J#61vaScript`. */
function plain(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
