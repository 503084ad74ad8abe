import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/** React looks at a failure again right after it; whoever presses Retry comes later. In ms. */
const failureForMs = 500

/**
 * A heavy part of a page whose code is loaded when it is first shown; stands below a `Suspense`. Like `lazy` of React,
 * but it asks again when the network drops the code, and a failure is forgotten: React keeps one for ever, and the
 * retry card above would try in vain.
 * @param load the import, as `() => import('./table.tsx')`, of a module that exports the component as default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  function begin() {
    const part = lazy(async () => {
      try {
        return await loadWithRetry(load)
      } catch (error) {
        setTimeout(() => {
          if (current === part) current = begin()
        }, failureForMs)
        throw error
      }
    })
    return part
  }
  let current = begin()
  return function LazyPart(props: Props) {
    const [part] = useState(() => current)
    return createElement(part, props)
  }
}
