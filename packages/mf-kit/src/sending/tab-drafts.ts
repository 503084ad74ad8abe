import { currentShell } from '../shell/shell-bridge.ts'

/**
 * What somebody has written and not sent yet, for as long as the tab lives: it outlasts a closed window, another page,
 * and a session that has to be opened again. In memory alone, and only for the person who wrote it.
 * Make one per form, beside the form: `const drafts = createDrafts<RegistrationForm>()`.
 */
export function createDrafts<Values>() {
  const kept = new Map<string, Values>()
  // Undefined while nobody is signed in: then there is nobody to keep it for.
  const keyOf = (name: string) => {
    const userId = currentShell().session.get().user?.id
    return userId === undefined ? undefined : `${userId} ${name}`
  }
  return {
    /** @param name which of these forms: the id of what it is about */
    get: (name: string): Values | undefined => {
      const key = keyOf(name)
      return key === undefined ? undefined : kept.get(key)
    },
    keep: (name: string, values: Values): void => {
      const key = keyOf(name)
      if (key !== undefined) kept.set(key, values)
    },
    /** It was sent. */
    forget: (name: string): void => {
      const key = keyOf(name)
      if (key !== undefined) kept.delete(key)
    },
  }
}
