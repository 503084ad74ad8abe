/**
 * What `METHOD /api/path` of these calls looks like.
 * @param calls `METHOD /path` without /api, as remote.json has them
 */
export function callPattern(calls: readonly string[]): RegExp {
  const written = calls.map((call) =>
    call
      .replace(' /', ' /api/')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.+'),
  )
  return new RegExp(`^(?:${written.join('|')})$`)
}
