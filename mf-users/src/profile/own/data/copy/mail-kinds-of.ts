/** What a mail is called where it is told of: the occasion on which it is sent. */
export function mailKindsOf(occasions: Readonly<Record<string, readonly [when: string, to: string]>>) {
  return Object.fromEntries(Object.entries(occasions).map(([kind, [when]]) => [kind, when]))
}
