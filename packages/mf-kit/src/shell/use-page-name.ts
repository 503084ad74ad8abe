import { useEffect } from 'react'
import { useShell } from './shell-bridge.ts'

/** Names the page by what it shows, a mission or a person, while the component is there. */
export function usePageName(name: string): void {
  const { namePage } = useShell()
  useEffect(() => {
    namePage(name)
    return () => namePage(null)
  }, [namePage, name])
}
