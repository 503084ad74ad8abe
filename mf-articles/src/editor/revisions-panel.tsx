import type { Article } from '@ensemble/contracts/articles/http'
import { errorMessage, skipToken, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, ErrorState, Heading, ListSkeleton, SidePanel, Stack, Text, token } from '@ensemble/ui'
import { useState } from 'react'
import { useArticlesRevisionsQuery, useArticlesSourceQuery } from '../api/writing-api.ts'
import { ArticleBody } from '../reading/article-body.tsx'

interface RevisionsPanelProps {
  articleId: string
  onRestore: (revision: Article) => void
  onClose: () => void
}

/** What an article said before, newest first: to read, and to put back into the form. */
export function RevisionsPanel({ articleId, onRestore, onClose }: RevisionsPanelProps) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const language = useLanguage()
  const params = { articleId }
  const [chosen, setChosen] = useState<number | null>(null)
  const list = useArticlesRevisionsQuery({ params, query: { page: 0, pageSize: 25 } })
  const one = useArticlesSourceQuery(chosen === null ? skipToken : { params, query: { revision: chosen } })

  return (
    <SidePanel
      open
      title={t('editor.revisions.title')}
      onClose={onClose}
      actions={
        chosen !== null && one.currentData ? (
          <Button fullWidth onClick={() => restore(one.currentData)}>
            {t('editor.revisions.restore')}
          </Button>
        ) : null
      }
    >
      {chosen === null ? choices() : text()}
    </SidePanel>
  )

  function restore(revision: Article | undefined) {
    if (revision) onRestore(revision)
    onClose()
  }

  function choices() {
    if (list.isError) return failed(list.error, () => void list.refetch())
    if (!list.data) return <ListSkeleton />
    return (
      <Stack component="ol" role="list" sx={{ listStyle: 'none', padding: 0, gap: '12px' }}>
        {list.data.items.map(({ revision, at, by, words }) => (
          <Box component="li" key={revision} sx={rowStyles}>
            <Stack sx={{ gap: '4px', minWidth: 0 }}>
              <Text weight="medium">{dates.dayAndTime(at)}</Text>
              <Text size="small" tone="second">
                {[
                  ...(by === null ? [] : [by]),
                  t('editor.revisions.words', { count: words, total: words.toLocaleString(language) }),
                ].join(' · ')}
              </Text>
            </Stack>
            <Button
              size="small"
              variant="secondary"
              aria-label={t('editor.revisions.readOf', { date: dates.dayAndTime(at) })}
              onClick={() => setChosen(revision)}
            >
              {t('editor.revisions.read')}
            </Button>
          </Box>
        ))}
      </Stack>
    )
  }

  function text() {
    const { currentData: revision, isError, error, refetch } = one
    if (isError) return failed(error, () => void refetch())
    if (!revision) return <ListSkeleton />
    return (
      <Stack lang={revision.language} sx={{ gap: '16px' }}>
        <Box lang={language}>
          <Button size="small" variant="quiet" onClick={() => setChosen(null)}>
            {t('editor.revisions.back')}
          </Button>
        </Box>
        <Heading level={3}>{revision.title}</Heading>
        {revision.summary === null ? null : <Text tone="second">{revision.summary}</Text>}
        <ArticleBody article={revision} />
      </Stack>
    )
  }

  function failed(error: unknown, onRetry: () => void) {
    return (
      <ErrorState headingLevel={3} title={t('editor.revisions.failed')} text={errorMessage(error)} onRetry={onRetry} />
    )
  }
}

const rowStyles = {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: '12px',
  borderBottom: `1px solid ${token('line')}`,
}
