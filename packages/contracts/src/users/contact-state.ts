/**
 * Which mission a letter is about, in the state of the address that opens the window for it: a page that lists several
 * says it, the page of the mission itself has no need to.
 */
export interface ContactState {
  mission: { title: string; detail: string }
}

/** Null where nothing of the kind is said. */
export function missionOfContact(state: unknown): ContactState['mission'] | null {
  const mission = typeof state === 'object' && state !== null && 'mission' in state ? state.mission : null
  if (typeof mission !== 'object' || mission === null || !('title' in mission) || !('detail' in mission)) return null
  const { title, detail } = mission
  return typeof title === 'string' && typeof detail === 'string' ? { title, detail } : null
}
