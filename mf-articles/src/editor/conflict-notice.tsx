import { typeset } from '@ensemble/contracts/typography'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Dialog, Heading, Notice, Stack, Text } from '@ensemble/ui'
import { useEffect, useRef, useState } from 'react'
import { ArticleBody } from '../reading/article-body.tsx'
import type { ArticleEditor } from './use-article-editor.ts'

/**
 * What somebody else did meanwhile. They saved: one's own text stays, theirs can be looked at, and one of them goes on.
 * Or they decided: the text can only be copied.
 */
export function ConflictNotice({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const [shown, setShown] = useState(false)
  const { closed, theirs } = editor
  const place = useRef<HTMLDivElement>(null)
  const there = theirs !== null || closed !== null
  // Whoever pressed a button further down is led here; whoever is typing goes on, and reads of it beside the button.
  useEffect(() => {
    if (there && !isTyping()) place.current?.focus()
  }, [there, closed])
  if (closed) {
    return (
      <Box ref={place} tabIndex={-1} sx={placeStyles}>
        <Notice severity="warning" title={t('editor.closed.title')} announce>
          {t(`editor.closed.${closed}`)}
        </Notice>
      </Box>
    )
  }
  if (!theirs) return null
  return (
    <Box ref={place} tabIndex={-1} sx={placeStyles}>
      <Notice severity="warning" title={t('editor.conflict.title')} announce>
        <Stack sx={{ gap: '12px' }}>
          <Text>{t('editor.conflict.text', { time: dates.dayAndTime(theirs.updatedAt) })}</Text>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
            <Button size="small" variant="secondary" onClick={() => setShown(true)}>
              {t('editor.conflict.see')}
            </Button>
            <Button size="small" variant="secondary" loading={editor.saving} onClick={editor.keepMine}>
              {t('editor.conflict.mine')}
            </Button>
            <Button size="small" variant="secondary" onClick={editor.takeTheirs}>
              {t('editor.conflict.theirs')}
            </Button>
          </Stack>
        </Stack>
        <Dialog open={shown} width="large" title={t('editor.conflict.theirText')} onClose={() => setShown(false)}>
          <Stack sx={{ gap: '16px' }}>
            <Heading level={3}>{typeset(theirs.title, theirs.language)}</Heading>
            {theirs.summary === null ? null : <Text>{typeset(theirs.summary, theirs.language)}</Text>}
            <ArticleBody article={theirs} lang={theirs.language} />
          </Stack>
        </Dialog>
      </Notice>
    </Box>
  )
}

const placeStyles = { scrollMarginTop: '112px' }

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false
}
