/** Longest message of a report, in characters. */
const longest = 200

/**
 * What a browser says of a fault, without what may come from a person: quoted text (a parser quotes what it could not
 * read), e-mail addresses, long numbers, and the queries of addresses.
 */
export function harmless(message: string): string {
  return message
    .replace(/[?#][^\s"')]*/g, '')
    .replace(/"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g, '"…"')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/\+?\d[\d .-]{5,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}
