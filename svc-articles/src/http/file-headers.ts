import { createHash } from 'node:crypto'

/** Pictures and documents are shown in place or saved, and never run: their type is fixed and scripts are off. */
export const neverRun = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures are shown; everything else is saved, under the name it came with. */
export function dispositionOf({ contentType, name }: { contentType: string; name: string | null }): string {
  const kind = contentType.startsWith('image/') ? 'inline' : 'attachment'
  return name === null ? kind : `${kind}; filename*=UTF-8''${encoded(name)}`
}

/** RFC 8187: what encodeURIComponent leaves and the header does not allow. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** An entity tag for what never changes under the same words. */
export function tagOf(words: string): string {
  return `"${createHash('sha256').update(words).digest('base64url').slice(0, 22)}"`
}
