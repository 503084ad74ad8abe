/** A mark that no earlier page of this browser has used: its cache may hold an altered copy under every other one. */
const thisPage = Date.now().toString(36)

/**
 * The address of another try: the browser has nothing stored under it, so it really asks.
 * @param number which try of this page it is, from 1
 */
export function retryAddress(url: string, number: number): string {
  return `${url}?retry=${thisPage}-${number}`
}
