/** Under which key the bytes of an upload wait to be looked at: nobody can read them there. */
export function incoming(key: string): string {
  return `incoming/${key}`
}
