/** Middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Prints rows below a title, as Markdown. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  console.log(['', title, '', line(head), line(rule), ...rows.map(line), ''].join('\n'))
}

export const seconds = (ms: number) => (ms / 1000).toFixed(2)
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
