import { createContext } from 'react'

/** How the panel is closed: a part that is loaded when needed takes no properties. */
export const CloseNotifications = createContext<() => void>(() => undefined)
