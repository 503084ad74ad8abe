import { retryAddress } from './retry-address.ts'

/** The address at which a file of a remote is asked for this time. */
export type AddressOf = (url: string) => string

/**
 * Gives each file its own address at the first ask and a new one at each later ask: the first one failed then, and a
 * browser would hand out the very failure, or the altered copy, that it has kept. The digest is checked all the same.
 */
export function createAddressOf(): AddressOf {
  const asked = new Map<string, number>()
  return (url) => {
    const before = asked.get(url) ?? 0
    asked.set(url, before + 1)
    return before === 0 ? url : retryAddress(url, before)
  }
}

/**
 * Makes the pieces of a remote that have not arrived yet count as failed, so that another try does not wait for them.
 * One that arrives later all the same is used.
 * @param folder where the remote's files lie
 */
export function abandonPieces(folder: string): void {
  // Loaders take a script out of the page as soon as it has arrived or failed: those that are there are under way.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.dispatchEvent(new Event('error'))
  }
}
