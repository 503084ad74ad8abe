/** Places that a report has room for (contracts, remote-reports.ts). */
const most = 10
const longest = 160

/** A frame that ends in an address of our own files: Chromium writes `at name (address:1:2)`, others `name@address:1:2`. */
const frame = /(https?:\/\/[^\s()@]+?)(\/(?:assets|remotes)\/[0-9A-Za-z][\w./-]*\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/

/** Tests without a page have none. */
const pageOrigin = () => (typeof location === 'undefined' ? '' : location.origin)

/**
 * Where something was thrown, as places in built files, the innermost first: what reads them is where the source maps
 * are. Nothing of the message or of names goes along.
 * @param error whatever was thrown
 * @param origin of the page; the files of others say nothing
 */
export function builtPlaces(error: unknown, origin: string = pageOrigin()): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, from, file, row, column] = frame.exec(line) ?? []
      return from === origin && file && row && column ? [`${file}:${row}:${column}`] : []
    })
    .filter((place) => place.length <= longest)
    .slice(0, most)
}
