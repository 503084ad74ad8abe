/** Lengths are bounded, so that a hostile text cannot make a line cost more than a line. */
const rules: readonly [RegExp, string][] = [
  // A signed token: three parts, of which the first is JSON.
  [/eyJ[\w-]{1,300}\.[\w-]{1,4000}\.[\w-]{0,1000}/g, '[token]'],
  [/(Bearer|Basic) [^\s"\\]+/gi, '$1 [redacted]'],
  // The password in the address of a database.
  [/(:\/\/[^\s/:"\\@]{0,64}):[^\s/"\\@]{1,200}@/g, '$1:[redacted]@'],
  // An escape of JSON before an address (\n, \u001b) is none of its letters, and must stay whole.
  [/(\\u[0-9a-f]{4}|\\[a-z])?[\w.+%'-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g, '$1[address]'],
  // Searches stand in the query of an address.
  [/(\/[\w/.%:-]{1,200})\?[^\s"\\]+/g, '$1?[query]'],
]

/**
 * The net under the rule that nothing of people and no secret is logged: error texts of libraries quote what they were
 * given. Applied to a whole line, it leaves the line's JSON intact.
 */
export function scrub(line: string): string {
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}
