/** Where a visitor goes who did not say. */
const homePath = '/home'

/**
 * Where to go on after signing in: a path of our own origin, whatever a link tries to make of it (OI05).
 * @param wanted what the address of the page said, as typed
 * @returns path, query and fragment; the home page for anything that could lead elsewhere
 */
export function safeReturnPath(wanted: string | undefined, publicOrigin: string): string {
  // A browser drops tabs and line breaks and reads a backslash as a slash, so none of them is let in at all.
  if (!wanted || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wanted)) return homePath
  const own = new URL(publicOrigin).origin
  if (!URL.canParse(wanted, own)) return homePath
  const { origin, pathname, search, hash } = new URL(wanted, own)
  if (origin !== own || pathname.startsWith('//')) return homePath
  return `${pathname}${search}${hash}`
}
