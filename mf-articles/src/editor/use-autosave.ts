import { useEffect, useEffectEvent } from 'react'
import type { ArticleEditor } from './use-article-editor.ts'

/** Time in ms between two looks at whether there is anything to save. */
const everyMs = 20_000

/**
 * Saves a draft every 20 s while something was written. A published article is read by everybody: its text is kept as
 * the person's own draft, and changes when they say so. Nothing is saved while somebody else's text waits for a choice.
 */
export function useAutosave({ article, isDirty, titled, theirs, saving, save }: ArticleEditor): void {
  const look = useEffectEvent(() => {
    if (article.status === 'draft' && titled && theirs === null && !saving && isDirty()) void save()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs)
    return () => clearInterval(timer)
  }, [])
}
