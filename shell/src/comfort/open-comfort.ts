import { createContext } from 'react'

/** How the panel is opened, and closed: a part that is loaded when needed takes no properties. */
export const OpenComfort = createContext<(open: boolean) => void>(() => undefined)
