import { addressOf } from '../faults/programs.ts'

/** How often the gateway has counted a load of a remote with all these labels, over all its series that have them. */
export async function loadsCounted(labels: Record<string, string>): Promise<number> {
  const text = await (await fetch(`http://${addressOf('gateway')}/metrics`)).text()
  const wanted = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return text
    .split('\n')
    .filter((line) => line.startsWith('remote_loads_total{') && wanted.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}
