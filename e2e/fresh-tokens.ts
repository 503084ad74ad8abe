/** Access tokens live ten minutes; a campaign of faults lasts longer. */
const keptMs = 5 * 60_000

/**
 * Remembers each person's token for a while: the gateway counts sign-ins, so nobody signs in before every call.
 * @param signIn gets a new token for somebody
 */
export function freshTokens<Person>(signIn: (person: Person) => Promise<string>): (person: Person) => Promise<string> {
  const known = new Map<Person, { token: Promise<string>; since: number }>()
  return (person) => {
    const last = known.get(person)
    if (last && Date.now() - last.since < keptMs) return last.token
    const token = signIn(person)
    known.set(person, { token, since: Date.now() })
    // What went wrong is tried anew by whoever asks next.
    token.catch(() => known.delete(person))
    return token
  }
}
