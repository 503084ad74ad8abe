import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** A part of the profile that may hold something which the account does not. */
export interface UnsavedPart {
  holds: () => boolean
  /** Resolves once what is being saved has been answered. */
  settled: () => Promise<void>
}

/** The parts that are on the screen: the profile asks them before it is left. */
export const UnsavedParts = createContext<Set<UnsavedPart>>(new Set())

/** Makes a part of the profile known for as long as it is on the screen. */
export function useUnsavedPart(part: UnsavedPart): void {
  const parts = useContext(UnsavedParts)
  const holds = useEffectEvent(() => part.holds())
  const settled = useEffectEvent(() => part.settled())
  useEffect(() => {
    const own = { holds: () => holds(), settled: () => settled() }
    parts.add(own)
    return () => void parts.delete(own)
  }, [parts])
}
