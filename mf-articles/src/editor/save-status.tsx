import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Button, SaveIcon, Stack, Text } from '@ensemble/ui'
import { savesByItself } from './saves-by-itself.ts'
import type { ArticleEditor } from './use-article-editor.ts'

/** What becomes of what is written, in words; and saving it at once. Not announced: it changes while somebody types. */
export function SaveStatus({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const { article, closed, dirty, saving, savedAt, titled, theirs, draft } = editor

  function words(): string {
    if (saving) return t('editor.save.saving')
    if (closed) return t('editor.closed.title')
    if (theirs) return t('editor.conflict.title')
    if (!titled) return t('editor.save.untitled')
    if (!dirty) return savedAt ? t('editor.save.savedAt', { time: dates.time(savedAt) }) : t('editor.save.saved')
    if (savesByItself(article)) return t('editor.save.soon')
    return t(draft.status === 'saved' ? 'editor.save.kept' : 'editor.save.keeping')
  }

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
      {closed ? null : (
        <Button
          variant="secondary"
          size="small"
          icon={<SaveIcon />}
          loading={saving}
          onClick={() => {
            if (titled && theirs === null) void editor.save()
          }}
        >
          {t(article.status === 'published' ? 'editor.save.live' : 'editor.save.now')}
        </Button>
      )}
      <Text size="small" tone="second">
        {words()}
      </Text>
    </Stack>
  )
}
