import { Gauge, type Registry } from 'prom-client'

type Reading = number | undefined

/**
 * A figure that is looked up when somebody asks; nothing is shown of one that cannot be known just now.
 * @param read must not throw
 */
export function gauge(registry: Registry, name: string, help: string, read: () => Reading | Promise<Reading>): void {
  const measured = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      const value = await read()
      if (value === undefined) measured.remove()
      else measured.set(value)
    },
  })
}

export interface LabelledGauge {
  name: string
  help: string
  label: string
}

/**
 * Figures of one kind, each under its own name: the labels are those that `read` gives, and no others.
 * @param read must not throw; undefined while nothing can be known
 */
export function gauges(
  registry: Registry,
  { name, help, label }: LabelledGauge,
  read: () => Iterable<readonly [string, Reading]> | Promise<Iterable<readonly [string, Reading]> | undefined>,
): void {
  const measured = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: async () => {
      const readings = await read()
      measured.reset()
      for (const [key, value] of readings ?? []) if (value !== undefined) measured.set({ [label]: key }, value)
    },
  })
}
