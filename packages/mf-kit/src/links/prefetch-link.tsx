import { type Ref, useCallback } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { currentShell } from '../shell/shell-bridge.ts'
import { savesData } from './saves-data.ts'
import { useNearViewport } from './use-near-viewport.ts'

export interface PrefetchLinkProps extends LinkProps {
  /** Asks for the data of the page ahead as well, for example `usePrefetch('articlesGet')`. */
  onNear?: () => void
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link inside the platform. The code of its page, and with `onNear` its data, are loaded when the link comes within
 * 200 px of the screen; not for visitors who asked their browser to save data. The page ahead is told `from` where one
 * came, in the state of its location.
 */
export function PrefetchLink({ onNear, ref, ...link }: PrefetchLinkProps) {
  const { pathname, search } = useLocation()
  const watch = useNearViewport(() => {
    if (savesData()) return
    currentShell().prefetch(typeof link.to === 'string' ? link.to : (link.to.pathname ?? ''))
    onNear?.()
  })
  const attach = useCallback(
    (element: HTMLAnchorElement | null) => {
      const unwatch = watch(element)
      const detach = attachRef(ref, element)
      return () => {
        if (unwatch) unwatch()
        detach()
      }
    },
    [ref, watch],
  )
  return <Link state={{ from: pathname + search }} {...link} ref={attach} />
}

function attachRef(ref: Ref<HTMLAnchorElement> | undefined, element: HTMLAnchorElement | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element)
    return typeof cleanup === 'function' ? cleanup : () => ref(null)
  }
  if (!ref) return () => undefined
  ref.current = element
  return () => {
    ref.current = null
  }
}
