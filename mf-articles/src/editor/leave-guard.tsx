import { useLeaveGuard, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import type { ArticleEditor } from './use-article-editor.ts'

/** Asks before an editor is left with something that is not saved, and says what becomes of it. */
export function LeaveGuard({ editor, leaving }: { editor: ArticleEditor; leaving: () => boolean }) {
  const { t } = useTranslation('mf-articles')
  const { isDirty, draft, closed } = editor
  // Once the article is out of the person's hands, what they wrote is theirs to copy; who leaves then is done with it.
  const kept = draft.status === 'saved' && closed === null
  const guard = useLeaveGuard({
    holds: () => isDirty() && !leaving(),
    kept,
    leaves: (from, to) => from.pathname !== to.pathname,
  })

  function go() {
    if (closed !== null) draft.forget()
    guard.go()
  }

  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('editor.leave.title')}
      consequence={t(kept ? 'editor.leave.kept' : 'editor.leave.lost')}
      cancelLabel={t('editor.leave.stay')}
      confirmLabel={t('editor.leave.go')}
      onCancel={guard.stay}
      onConfirm={go}
    />
  )
}
