import { createContext } from 'react'

/** What concerns all of a page while a window covers it, such as a lost connection, in a few words; null for nothing. */
export const WindowWords = createContext<string | null>(null)
