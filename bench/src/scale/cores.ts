import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The first two cores of a list as Linux writes it, such as `0-3,8`. */
export function firstTwo(list: string): number[] {
  const cores = list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return cores.slice(0, 2)
}

/**
 * Keeps programs, with all their threads, on the same two of the cores that this process may use.
 * @returns these cores; none where there is no `taskset`, and programs run where they like
 * @throws Error when the system refuses
 */
export function keepOnTwoCores(pids: readonly number[]): number[] {
  if (spawnSync('taskset', ['--version']).error) return []
  const [, allowed = ''] = /^Cpus_allowed_list:\s+(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  const cores = firstTwo(allowed)
  for (const pid of pids) {
    const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', cores.join(','), String(pid)], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`Process ${pid} is not kept on cores ${cores.join(' and ')}: ${stderr.trim()}`)
  }
  return cores
}
