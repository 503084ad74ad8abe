import { createContext } from 'react'

/** What the window shows: what can be found, or the keys. */
export type FinderView = 'find' | 'keys'

/** What is open, and how that changes: a part that is loaded when needed takes no properties. */
export const OpenFinder = createContext<{
  view: FinderView | null
  show: (view: FinderView | null) => void
  /** Asks whether to sign out. */
  leave: () => void
}>({
  view: null,
  show: () => undefined,
  leave: () => undefined,
})
