/** One thing to know about a person; its id names its label in the texts. */
export interface ProfileFact {
  id: string
  value: string
}

/** The facts that have something to say: null and empty text are left out, and so is what the reader may not see. */
export function known(facts: Record<string, string | null | undefined>): ProfileFact[] {
  return Object.entries(facts).flatMap(([id, value]) => (value ? [{ id, value }] : []))
}
