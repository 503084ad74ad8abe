import { useTranslation } from '@ensemble/mf-kit'
import { Button, Heading, Notice, SendIcon, SendStatus, Stack, token, Undo2Icon } from '@ensemble/ui'
import { useState } from 'react'
import { SendBackDialog } from '../decisions/send-back-dialog.tsx'
import { checkList } from './check-list.ts'
import { CheckItems } from './check-items.tsx'
import { fieldIds } from './field-ids.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { ArticleEditor } from './use-article-editor.ts'
import { WhereItStands } from './where-it-stands.tsx'

interface PublishPanelProps {
  editor: ArticleEditor
  onPublished: () => void
  onSubmitted: () => void
  onSentBack: () => void
}

/** Of the title that takes the focus from the button of what is done. */
export const publishTitleId = 'publish-panel'

/** What is still missing, and the step that comes next: submitting, publishing, taking back. */
export function PublishPanel({ editor, onPublished, onSubmitted, onSentBack }: PublishPanelProps) {
  const { t } = useTranslation('mf-articles')
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const [sendingBack, setSendingBack] = useState(false)
  const { article, values, publishing, publishFailure, theirs, closed } = editor
  const { allowedActions } = article
  const checks = checkList(values)
  const missing = checks.filter(({ done }) => !done)
  const [first] = missing
  // What somebody else did comes first: it is told above, which a window would hide.
  if (opened && (theirs !== null || closed !== null)) setOpened(false)

  /** Says what is missing and leads to it, or goes on. */
  function complete(goOn: () => void) {
    setAsked(true)
    if (first) return document.getElementById(fieldIds[first.name])?.focus()
    if (theirs === null) goOn()
  }

  /** The author gets the text back with what was corrected here. */
  async function askToSendBack() {
    if (theirs === null && (await editor.saveRest())) setSendingBack(true)
  }

  return (
    <Stack component="section" aria-labelledby={publishTitleId} sx={panelStyles}>
      <Heading level={2} size="s" id={publishTitleId} tabIndex={-1}>
        {t('editor.publish.title')}
      </Heading>
      <WhereItStands article={article} />
      {asked && missing.length > 0 && article.status === 'draft' ? (
        <Notice severity="warning" announce>
          {t('editor.publish.incomplete', { count: missing.length })}
        </Notice>
      ) : null}
      {allowedActions.includes('publish') ? (
        <Button icon={<SendIcon />} fullWidth onClick={() => complete(() => setOpened(true))}>
          {t('editor.publish.publish')}
        </Button>
      ) : null}
      {allowedActions.includes('send_back') ? (
        <Button variant="secondary" icon={<Undo2Icon />} fullWidth onClick={() => void askToSendBack()}>
          {t('sendBack.action')}
        </Button>
      ) : null}
      {allowedActions.includes('submit') ? (
        <Button
          icon={<SendIcon />}
          fullWidth
          loading={publishing}
          onClick={() =>
            complete(() => {
              void editor.publish({ submit: true }).then((answer) => {
                if (answer) onSubmitted()
              })
            })
          }
        >
          {t('editor.publish.submit')}
        </Button>
      ) : null}
      {sendingBack ? (
        <SendBackDialog article={article} onSent={onSentBack} onClose={() => setSendingBack(false)} />
      ) : null}
      {opened ? null : <SendStatus sending={publishing} failure={publishFailure} />}
      {article.status === 'draft' ? <CheckItems checks={checks} /> : null}
      {opened ? (
        <PublishDialog
          editor={editor}
          onClose={() => setOpened(false)}
          onPublished={(scheduled) => {
            setOpened(false)
            if (!scheduled) onPublished()
          }}
        />
      ) : null}
    </Stack>
  )
}

const panelStyles = {
  gap: '16px',
  padding: '20px',
  background: token('surface'),
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-card'),
}
