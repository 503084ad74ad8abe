import type { FieldName } from '../../texts/field-name.ts'

/** One thing to know about a person. */
export interface ProfileFact {
  id: FieldName
  value: string
}

/** The facts that have something to say: null and empty text are left out, and so is what the reader may not see. */
export function known(facts: readonly (readonly [id: FieldName, value: string | null | undefined])[]): ProfileFact[] {
  return facts.flatMap(([id, value]) => (value ? [{ id, value }] : []))
}
