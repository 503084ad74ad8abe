/** Whether a visitor asked their browser to load little. */
export function savesData(): boolean {
  // navigator.connection is not in every browser, nor in TypeScript's list of what a navigator has.
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
