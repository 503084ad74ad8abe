import { readdirSync, readFileSync } from 'node:fs'

/** Processor time that processes have taken since their start, all threads together, as Linux counts it. @returns µs */
export function processorTime(pids: readonly number[]): number {
  const tasks = pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`))
  return tasks.reduce(
    (sum, task) => sum + Number(readFileSync(`${task}/schedstat`, 'utf8').split(' ', 1)[0]) / 1_000,
    0,
  )
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean).map(Number)
}
