import { useEffect } from 'react'

const product = 'Ensemble'
/** The page that was rendered last where there is no document. */
let rendered: string | null = null
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
  rendered: () => titleOf(rendered),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Where no effect runs: a page is rendered once, by the build. */
function noteRendered(page: string | null): void {
  rendered = page
}

/** Names the page shown while this component is. Null leaves the product's name alone. */
export function usePageTitle(page: string | null): void {
  if (typeof document === 'undefined') noteRendered(page)
  useEffect(() => setPageTitle(page), [page])
}
