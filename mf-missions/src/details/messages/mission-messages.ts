import type { Mission } from '@ensemble/contracts/missions/http'
import { createContext, useContext } from 'react'

/** Somebody whom a letter goes to. */
export interface Addressee {
  userId: string
  name: string
  /** No mail reaches them: they are called. */
  byTelephone?: boolean
}

interface Messages {
  mission: Mission
  /** Whose thread is open: `me`, or the id of a person; null = none. */
  thread: string | null
  /** Whom a letter is being written to: people by name, or none of them where an audience is still to be chosen. */
  letter: readonly Addressee[] | null
  openThread: (userId: string) => void
  openLetter: (people: readonly Addressee[]) => void
  close: () => void
}

const MissionMessages = createContext<Messages | null>(null)
export const MissionMessagesProvider = MissionMessages.Provider

/** Opens the windows to write in, around everything of a mission's page. */
export function useMessageWindows(): Messages {
  const messages = useContext(MissionMessages)
  if (!messages) throw new Error('Messages stand outside of a mission')
  return messages
}
