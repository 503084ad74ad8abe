import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, ClockIcon, ConfirmDialog, EyeIcon, Stack, Trash2Icon, Undo2Icon } from '@ensemble/ui'
import { useState } from 'react'
import { useArticlesDeleteMutation } from '../api/writing-api.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { RevisionsPanel } from './revisions/revisions-panel.tsx'
import type { ArticleEditor } from './use-article-editor.ts'

interface MoreActionsProps {
  editor: ArticleEditor
  onDeleted: () => void
}

/** What else can be done with an article: trying it on two screens, earlier texts, taking it back, deleting it. */
export function MoreActions({ editor, onDeleted }: MoreActionsProps) {
  const { t } = useTranslation('mf-articles')
  const toast = useToast()
  const [open, setOpen] = useState<'preview' | 'revisions' | 'takeBack' | 'delete' | null>(null)
  const [remove] = useArticlesDeleteMutation()
  const deleting = useSend(remove)
  const { article, values } = editor
  const { allowedActions, status, publishedAt } = article
  const close = () => setOpen(null)
  // Somebody else's text comes first: it waits above for a choice, which a window would hide.
  if (open === 'takeBack' && editor.theirs !== null) setOpen(null)
  const takesBack = status === 'published' ? 'unpublish' : 'unschedule'
  const mayTakeBack =
    allowedActions.includes('unpublish') ||
    (status === 'draft' && publishedAt !== null && allowedActions.includes('publish'))

  async function takeBack() {
    if (!(await editor.publish({ published: false }))) return
    close()
    toast(t(`editor.${takesBack}.done`))
  }

  async function deleteIt() {
    if (await deleting.send({ params: { articleId: article.id } })) onDeleted()
  }

  return (
    <Stack sx={{ gap: '8px', alignItems: 'flex-start' }}>
      <Button variant="quiet" icon={<EyeIcon />} onClick={() => setOpen('preview')}>
        {t('editor.preview.open')}
      </Button>
      <Button variant="quiet" icon={<ClockIcon />} onClick={() => setOpen('revisions')}>
        {t('editor.revisions.open')}
      </Button>
      {mayTakeBack ? (
        <Button variant="quiet" icon={<Undo2Icon />} onClick={() => setOpen('takeBack')}>
          {t(`editor.${takesBack}.open`)}
        </Button>
      ) : null}
      {allowedActions.includes('delete') ? (
        <Button variant="quiet" icon={<Trash2Icon />} onClick={() => setOpen('delete')}>
          {t('editor.delete.open')}
        </Button>
      ) : null}
      {open === 'preview' ? <PreviewDialog values={values} onClose={close} /> : null}
      {open === 'revisions' ? (
        <RevisionsPanel
          articleId={article.id}
          now={values}
          keepsReplaced={editor.keepsReplaced}
          onRestore={editor.restore}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'takeBack'}
        title={t(`editor.${takesBack}.title`)}
        consequence={t(`editor.${takesBack}.consequence`)}
        confirmLabel={t(`editor.${takesBack}.confirm`)}
        cancelLabel={t(`editor.${takesBack}.keep`)}
        busy={editor.publishing}
        failure={editor.publishFailure}
        onConfirm={() => void takeBack()}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={t('editor.delete.title')}
        consequence={t(status === 'published' ? 'editor.delete.consequenceLive' : 'editor.delete.consequence')}
        confirmLabel={t('editor.delete.confirm')}
        busy={deleting.sending}
        failure={deleting.failure}
        onConfirm={() => void deleteIt()}
        onCancel={close}
      />
    </Stack>
  )
}
