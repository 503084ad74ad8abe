import type { Registry } from '@ensemble/contracts/registry'

/**
 * The remotes of a page that it should not go on with: their version was taken back, or this visitor is among those
 * who try another one first. What a newer version has merely taken the place of goes on: its files are kept.
 * @param page the registry that the page was loaded with
 * @param now the registry as this visitor gets it now
 */
export function staleRemotes(page: Registry, now: Registry): string[] {
  return page.remotes.flatMap(({ name, version }) => {
    const live = now.remotes.find((remote) => remote.name === name)
    if (!live || live.version === version) return []
    return live.takenBack?.includes(version) || live.via === 'canary' ? [name] : []
  })
}
