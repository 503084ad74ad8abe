import type { ShellApi } from '@ensemble/contracts/remote'
import { currentShell } from '../shell/shell-bridge.ts'

/**
 * What somebody has written and not sent yet, for as long as the tab lives: it outlasts a closed window, another page,
 * and a session that has to be opened again. In memory alone, and only for the person who wrote it.
 * Make one per form, beside the form: `const drafts = createDrafts<RegistrationForm>()`.
 */
export function createDrafts<Values>() {
  /** One per shell: a page has one, a test each time another. */
  const byShell = new WeakMap<ShellApi, Map<string, Values>>()
  // Undefined while nobody is signed in: then there is nobody to keep it for.
  const placeOf = (name: string) => {
    const shell = currentShell()
    const userId = shell.session.get().user?.id
    if (userId === undefined) return undefined
    const kept = byShell.get(shell) ?? new Map<string, Values>()
    byShell.set(shell, kept)
    return { kept, key: `${userId} ${name}` }
  }
  return {
    /** @param name which of these forms: the id of what it is about */
    get: (name: string): Values | undefined => {
      const place = placeOf(name)
      return place?.kept.get(place.key)
    },
    keep: (name: string, values: Values): void => {
      const place = placeOf(name)
      place?.kept.set(place.key, values)
    },
    /** It was sent. */
    forget: (name: string): void => {
      const place = placeOf(name)
      place?.kept.delete(place.key)
    },
  }
}
