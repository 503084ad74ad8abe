import { currentShell, nearMargin, savesData } from '@ensemble/mf-kit'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

interface RowLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** A page of the platform, from its root. */
  to: string
}

/**
 * A link in a row of a table. It does what `PrefetchLink` does, as a plain element: that one asks the router where it
 * stands whenever the address changes, and each has an observer, which a hundred rows feel on every page.
 */
export function RowLink({ to, children, ...link }: RowLinkProps) {
  return (
    <a {...link} href={to} ref={watch} onClick={lead}>
      {children}
    </a>
  )
}

/** Another tab, a download and a menu are the browser's. */
function lead(event: MouseEvent<HTMLAnchorElement>) {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
  event.preventDefault()
  // As `PrefetchLink` does: the page ahead leads back to the list as it was left.
  const { pathname, search } = window.location
  currentShell().navigate(addressOf(currentTarget), { state: { from: pathname + search } })
}

let near: IntersectionObserver | undefined

/** The code of its page is loaded once the link is within 200 px of the screen. */
function watch(link: HTMLAnchorElement | null) {
  if (!link || typeof IntersectionObserver === 'undefined') return undefined
  near ??= new IntersectionObserver(fetchAhead, { rootMargin: nearMargin })
  near.observe(link)
  return () => near?.unobserve(link)
}

function fetchAhead(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    near?.unobserve(target)
    if (!savesData()) currentShell().prefetch(addressOf(target))
  }
}

function addressOf(link: Element): string {
  return link.getAttribute('href') ?? ''
}
