/**
 * What a text holds, where that is JSON of a known form. Files, the broker and cookies may hold what another release, or
 * somebody else, has written.
 * @param is check of the form (`checkOf`)
 * @returns null for anything else
 */
export function checkedJson<Value>(text: string, is: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(text)
    return is(value) ? value : null
  } catch {
    return null
  }
}
