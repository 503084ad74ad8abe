import { createContext, useContext } from 'react'
import type { Remotes } from './remotes.ts'

/** Provided once, around the router. */
export const RemotesContext = createContext<Remotes | null>(null)

/** The remotes of this page, for the shell's own components. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext)
  if (!remotes) throw new Error('No remotes: render below <RemotesContext value={remotes}>')
  return remotes
}
