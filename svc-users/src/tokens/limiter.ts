import { refuse } from '@ensemble/service-kit/refusal'

export interface Limiter {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * Lets a few pieces of work run at once and some wait.
 * @param concurrency pieces at once
 * @param queueLength pieces that may wait
 */
export function createLimiter(concurrency: number, queueLength: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1
      return
    }
    if (waiting.length >= queueLength) refuse('SERVICE_UNAVAILABLE')
    // Whoever leaves hands over its place, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
