import { useBlocker, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useEffect } from 'react'
import { type ArticleEditor } from './use-article-editor.ts'

/** The end of a session is nobody's choice: it must not wait for an answer. */
const alwaysOpen = ['/unauthorised', '/login']

/** Asks before an editor is left with something that is not saved, and says what becomes of it. */
export function LeaveGuard({ editor, leaving }: { editor: ArticleEditor; leaving: () => boolean }) {
  const { t } = useTranslation('mf-articles')
  const { isDirty, draft } = editor
  const kept = draft.status === 'saved'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      !leaving() &&
      currentLocation.pathname !== nextLocation.pathname &&
      !alwaysOpen.includes(nextLocation.pathname),
  )

  useEffect(() => {
    // The browser asks in its own words; only where something would be lost.
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty() && !kept) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, kept])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('editor.leave.title')}
      consequence={t(kept ? 'editor.leave.kept' : 'editor.leave.lost')}
      cancelLabel={t('editor.leave.stay')}
      confirmLabel={t('editor.leave.go')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
