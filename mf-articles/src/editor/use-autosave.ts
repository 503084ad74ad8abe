import { useEffect, useEffectEvent } from 'react'
import { savesByItself } from './saves-by-itself.ts'
import type { ArticleEditor } from './use-article-editor.ts'

/** Time in ms between two looks at whether there is anything to save. */
const everyMs = 20_000

/**
 * Saves a draft every 20 s while something was written. What is written in a published or scheduled article is kept as
 * the person's own draft, and saved when they say so. Nothing is saved while somebody else's text waits for a choice.
 */
export function useAutosave({ article, closed, isDirty, titled, theirs, saving, save }: ArticleEditor): void {
  const look = useEffectEvent(() => {
    if (closed !== null || theirs !== null || !savesByItself(article)) return
    if (titled && !saving && isDirty()) void save()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs)
    return () => clearInterval(timer)
  }, [])
}
