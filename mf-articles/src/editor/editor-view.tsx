import type { Article } from '@ensemble/contracts/articles/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useNavigate, usePageName, useToast, useTranslation } from '@ensemble/mf-kit'
import { Box, Page, PageHeader, SendStatus, Stack, useFocusAfterRemoval } from '@ensemble/ui'
import { useRef } from 'react'
import { ConflictNotice } from './conflict-notice.tsx'
import { CoverSection } from './cover-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { MoreActions } from './more-actions.tsx'
import { PublishPanel, publishTitleId } from './publish-panel.tsx'
import { SentBackNote } from '../reading/sent-back-note.tsx'
import { SaveStatus } from './save-status.tsx'
import { savesByItself } from './saves-by-itself.ts'
import { SortingSection } from './sorting-section.tsx'
import { TextSection } from './text-section.tsx'
import { TrustSection } from './trust-section.tsx'
import { useArticleEditor } from './use-article-editor.ts'
import { useAutosave } from './use-autosave.ts'

/** The editor of an article: its words, what goes with them, and the way to its readers. */
export function EditorView({ source }: { source: Article }) {
  const { t } = useTranslation('mf-articles')
  const navigate = useNavigate()
  const toast = useToast()
  const editor = useArticleEditor(source)
  useAutosave(editor)
  // What follows a decision is no leaving by accident.
  const leaving = useRef(false)
  const { article, closed, draft, failure, saving } = editor
  // As it is stored: with what is being typed it would change at every key.
  usePageName(`${t('editor.editTitle')} – ${typeset(article.title, article.language)}`)
  // An act that is done is offered no more, and its button goes: the title above says where the article stands.
  const focus = useFocusAfterRemoval(() => document.getElementById(publishTitleId))

  function sentence(): string | undefined {
    if (closed) return undefined
    if (savesByItself(article)) return t('editor.sentence')
    return t(article.status === 'published' ? 'editor.sentenceLive' : 'editor.sentenceScheduled')
  }

  function leave(to: string, words?: string) {
    leaving.current = true
    if (words !== undefined) toast(words)
    void navigate(to)
  }

  return (
    <Page>
      <PageHeader
        back={{ component: PrefetchLink, to: `/articles/${article.id}`, label: t('editor.back') }}
        title={t('editor.editTitle')}
        sentence={sentence()}
      />
      <ConflictNotice editor={editor} />
      <Box sx={aboveStyles}>
        <SentBackNote article={article} />
      </Box>
      <Box sx={columnsStyles}>
        <Stack inert={!draft.ready} sx={{ gap: '24px', minWidth: 0 }}>
          <TextSection editor={editor} />
          <CoverSection editor={editor} />
          <SortingSection editor={editor} />
          <TrustSection editor={editor} />
          <DocumentsSection editor={editor} />
        </Stack>
        <Stack sx={asideStyles} {...focus}>
          <Box sx={besideStyles}>
            <SentBackNote article={article} />
          </Box>
          <SaveStatus editor={editor} />
          <SendStatus sending={saving} failure={failure} />
          {closed === 'gone' ? null : (
            <PublishPanel
              editor={editor}
              onPublished={() => leave(`/articles/${article.id}`, t('editor.publish.publishedToast'))}
              onSentBack={() => leave('/resources?tab=manage')}
              onSubmitted={() => toast(t('editor.publish.submittedToast'))}
            />
          )}
          <MoreActions
            editor={editor}
            onDeleted={() => {
              draft.forget()
              leave('/resources?tab=manage', t('editor.delete.done'))
            }}
          />
        </Stack>
      </Box>
      <LeaveGuard editor={editor} leaving={() => leaving.current} />
    </Page>
  )
}

const columnsStyles = {
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
  alignItems: 'start',
}
// What was asked for stays beside the text while it is corrected; where there is nothing beside, it comes first.
const aboveStyles = { display: { xs: 'block', md: 'none' } }
const besideStyles = { display: { xs: 'none', md: 'block' } }
const asideStyles = { gap: '16px', position: { md: 'sticky' }, top: { md: '112px' }, minWidth: 0 }
