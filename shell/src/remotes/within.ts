/**
 * Waits for work at most so long; the work itself goes on.
 * @param milliseconds longest wait
 * @param late what to throw then
 */
export function within<Result>(milliseconds: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
