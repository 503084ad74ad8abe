import type { AreaNote } from './read-notes.ts'

/** The notes of each day, in their order, and in it those of each area together: its name is said once. */
export function byDay(notes: readonly AreaNote[]): [day: string, areas: [area: string, notes: AreaNote[]][]][] {
  return grouped(notes, ({ day }) => day).map(([day, told]) => [day, grouped(told, ({ area }) => area)])
}

function grouped(notes: readonly AreaNote[], keyOf: (note: AreaNote) => string): [string, AreaNote[]][] {
  const groups = new Map<string, AreaNote[]>()
  for (const note of notes) groups.set(keyOf(note), [...(groups.get(keyOf(note)) ?? []), note])
  return [...groups]
}
