import { useEffect } from 'react'

const product = 'Ensemble'
/** The page that was rendered last where there is no document. */
let rendered: string | null = null
const listeners = new Set<() => void>()

/** Title of the document: the product alone, or a page and the product. */
export function titleOf(page: string | null): string {
  return page ? `${page} – ${product}` : product
}

/** The page by its kind, and by what it shows, which wins: twenty missions are told apart in tabs and in a history. */
const shown: { page: string | null; name: string | null } = { page: null, name: null }

/** Names the page by what it shows; null by its kind alone. */
export function namePage(name: string | null): void {
  setTitle({ name })
}

function setTitle(part: Partial<typeof shown>): void {
  Object.assign(shown, part)
  document.title = titleOf(shown.name ?? shown.page)
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
  useEffect(() => setTitle({ page }), [page])
}
