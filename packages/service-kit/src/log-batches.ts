import type { DestinationStream } from 'pino'

/** Characters of lines that wait together at most. */
const fullAt = 16_384

/** How long a line waits at most, in ms: somebody may be reading along. */
const waitMs = 100

/** Lines that are written together, for each writing costs as much as many lines. Nothing runs while none waits. */
export function inBatches(destination: DestinationStream): DestinationStream & { flush(): void } {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    destination.write(lines)
  }
  process.once('exit', flush)
  return {
    flush,
    write(line) {
      waiting += line
      if (waiting.length >= fullAt) flush()
      else timer ??= setTimeout(flush, waitMs).unref()
    },
  }
}
