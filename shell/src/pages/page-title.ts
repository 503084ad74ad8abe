import { useEffect } from 'react'

const product = 'Ensemble'
const listeners = new Set<() => void>()

/** Title of the document: the product alone, or a page and the product (decisions.md §10, Page). */
export function titleOf(page: string | null): string {
  return page ? `${page} – ${product}` : product
}

function setPageTitle(page: string | null): void {
  document.title = titleOf(page)
  for (const listener of listeners) listener()
}

/** For the announcement of a change of page. */
export const pageTitle = {
  get: () => document.title,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Names the page shown while this component is. Null leaves the product's name alone. */
export function usePageTitle(page: string | null): void {
  useEffect(() => setPageTitle(page), [page])
}
