import { useLocation } from '@ensemble/mf-kit'
import { useState } from 'react'

const list = '/resources'

/**
 * Where an article leads back to: the list that one came from, with its words, filters and page; the whole of it for who
 * came from elsewhere.
 */
export function useListLeft(): { to: string; narrowed: boolean } {
  // What is chosen on the page changes the address, which forgets it.
  const [state] = useState<unknown>(useLocation().state)
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  const to = typeof from === 'string' && from.split('?')[0] === list ? from : list
  return { to, narrowed: to !== list }
}
