export const prefix = 'ensemble.table.'

/** Forgets all that the account has: whoever sits at this browser next finds nobody's views. */
export function forgetTables(storage: () => Storage = () => window.localStorage): void {
  for (const key of copiesIn(storage)) if (!storage().getItem(key)?.includes('"unsent":true')) storage().removeItem(key)
}

/** Where this browser holds how tables are wanted; nowhere where it does not let us. */
export function copiesIn(storage: () => Storage): string[] {
  try {
    return Object.keys(storage()).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
