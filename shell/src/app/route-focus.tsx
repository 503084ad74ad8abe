import { useLocation } from '@ensemble/mf-kit'
import { VisuallyHidden } from '@ensemble/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pageTitle } from '../pages/page-title.ts'
import { focusPage } from '../platform/focus-page.ts'

/**
 * After a change of page the focus moves to its title, or to the page itself while the title is still to come; in
 * that case the name of the page is spoken. A change of filters in the address is no change of page.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [speaks, setSpeaks] = useState(false)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setSpeaks(!focusPage(hash))
  }, [pathname, hash])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {speaks ? <SpokenTitle /> : null}
    </VisuallyHidden>
  )
}

/** Apart from the place where it is spoken, which does not change while the first page is drawn. */
function SpokenTitle() {
  return useSyncExternalStore(pageTitle.subscribe, pageTitle.get, () => null)
}
