/** Enough to catch a slip of the finger; the server decides. */
const addressShape = /^\S+@\S+\.\S+$/

export function looksLikeAddress(value: string): boolean {
  return addressShape.test(value.trim())
}
