import { useEffect } from 'react'
import { useShell } from './shell-bridge.ts'

/**
 * Names the page by what it shows, a mission or a person, while the component is there; where one path has several
 * views, by what is done in this one. Null leaves the page its own title.
 */
export function usePageName(name: string | null): void {
  const { namePage } = useShell()
  useEffect(() => {
    namePage(name)
    return () => namePage(null)
  }, [namePage, name])
}
