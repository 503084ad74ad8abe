/** How a load is repeated: `attempts` in all, the first wait in ms, doubled each time. */
export interface RetryPlan {
  attempts?: number
  firstWaitMs?: number
  /** Whether another attempt can help after this failure; any may, unless told otherwise. */
  isWorthIt?: (error: unknown) => boolean
}

/**
 * Loads a piece of code and tries again when the network drops it: a tired line must not cost a page. Webpack forgets
 * a chunk that failed, and a module of a remote that failed with it (remote-preset.mjs): a second import really asks again.
 * @param load the import, as `() => import('./page.tsx')`
 * @throws the last failure, when no attempt worked
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>, plan: RetryPlan = {}): Promise<Loaded> {
  const { attempts = 3, firstWaitMs = 300, isWorthIt = () => true } = plan
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt >= attempts || !isWorthIt(error)) throw error
      await wait(firstWaitMs * 2 ** (attempt - 1))
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
