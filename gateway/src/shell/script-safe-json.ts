/**
 * JSON that may stand inside a script element: no text in it can end the element or open a comment.
 */
export function scriptSafeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
