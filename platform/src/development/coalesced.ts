/**
 * Runs a work for each call, and once for all calls that come while it runs.
 * @param work never rejects
 */
export function coalesced(work: () => Promise<void>): () => void {
  let running = false
  let calledAgain = false
  async function run(): Promise<void> {
    running = true
    do {
      calledAgain = false
      await work()
    } while (calledAgain)
    running = false
  }
  return () => {
    calledAgain = true
    if (!running) void run()
  }
}
