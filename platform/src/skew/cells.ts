/** The two versions that meet while a delivery is under way. */
const sides = ['previous', 'current'] as const
export type Side = (typeof sides)[number]

/** What may be of either version in one visit: the shell of the tab, the remotes that it loads, the services behind. */
export interface Cell {
  shell: Side
  remotes: Side
  services: Side
}

/** All meetings, those with the same services together: starting a service anew takes longest. */
export const cells: readonly Cell[] = sides.flatMap((services) =>
  sides.flatMap((shell) => sides.map((remotes) => ({ shell, remotes, services }))),
)

/** A short name for folders and buckets. */
export function cellName({ shell, remotes, services }: Cell): string {
  return `shell-${shell}-remotes-${remotes}-services-${services}`
}
