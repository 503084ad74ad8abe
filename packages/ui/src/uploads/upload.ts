/** How a form sends a file that was chosen. Rejects with an Error whose message is for the visitor. */
export type Upload<Stored> = (
  file: File,
  options: {
    /** @param share of the bytes that are sent, 0 to 1 */
    onProgress: (share: number) => void
    signal: AbortSignal
  },
) => Promise<Stored>
