import type { Article } from '@ensemble/contracts/articles/http'
import { retryOf, skipToken, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import {
  Box,
  Button,
  Chip,
  ConfirmDialog,
  ErrorState,
  ListSkeleton,
  Pagination,
  SidePanel,
  Stack,
  Text,
  token,
} from '@ensemble/ui'
import { useEffect, useRef, useState } from 'react'
import { useArticlesGetRevisionQuery, useArticlesRevisionsQuery } from '../../api/writing-api.ts'
import type { ArticleForm } from '../article-form.ts'
import { OneRevision } from './one-revision.tsx'

interface RevisionsPanelProps {
  articleId: string
  /** What stands in the editor. */
  now: ArticleForm
  /** Whether what stands in the editor can be found again; kept for that where it can be. */
  keepsReplaced: () => Promise<boolean>
  onRestore: (revision: Article) => void
  onClose: () => void
}

/** What an article said before, newest first: to compare, to read, and to put back into the form. */
export function RevisionsPanel({ articleId, now, keepsReplaced, onRestore, onClose }: RevisionsPanelProps) {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const language = useLanguage()
  const params = { articleId }
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const list = useArticlesRevisionsQuery({ params, query: { page, pageSize: 25 } })
  const one = useArticlesGetRevisionQuery(chosen === null ? skipToken : { params, query: { revision: chosen } })

  return (
    <SidePanel
      open
      title={t('editor.revisions.title')}
      onClose={onClose}
      actions={
        chosen !== null && one.currentData ? (
          <RestoreButton key={chosen} keepsReplaced={keepsReplaced} onRestore={() => restore(one.currentData)} />
        ) : null
      }
    >
      {chosen === null ? (
        choices()
      ) : (
        <OneRevision
          key={chosen}
          revision={one.currentData}
          number={chosen}
          now={now}
          failure={one.isError ? { error: one.error, onRetry: () => void one.refetch() } : null}
          onBack={() => setChosen(null)}
        />
      )}
    </SidePanel>
  )

  function restore(revision: Article | undefined) {
    if (revision) onRestore(revision)
    onClose()
  }

  function choices() {
    if (list.isError && !list.data) {
      return <ErrorState headingLevel={3} title={t('editor.revisions.failed')} {...retryOf(list)} />
    }
    if (!list.data) return <ListSkeleton />
    const { items, total, lastPage } = list.data
    return (
      <Stack sx={{ gap: '16px' }}>
        <Text tone="second">{t('editor.revisions.count', { count: total })}</Text>
        <Stack component="ol" role="list" sx={{ listStyle: 'none', padding: 0, gap: '12px' }}>
          {items.map(({ revision, at, by, words }, place) => (
            <Box component="li" key={revision} sx={rowStyles}>
              <Stack sx={{ gap: '4px', minWidth: 0 }}>
                <Text weight="medium">
                  {t('editor.revisions.number', { number: revision, date: dates.dayAndTime(at) })}
                </Text>
                <Text size="small" tone="second">
                  {[
                    ...(by === null ? [] : [by]),
                    t('editor.revisions.words', { count: words, total: words.toLocaleString(language) }),
                  ].join(' · ')}
                </Text>
                {page === 0 && place === 0 ? <Chip label={t('editor.revisions.current')} /> : null}
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
        {lastPage > 0 ? <Pagination page={page} pageCount={lastPage + 1} onChange={setPage} /> : null}
      </Stack>
    )
  }
}

interface RestoreButtonProps extends Pick<RevisionsPanelProps, 'keepsReplaced'> {
  onRestore: () => void
}

/** Puts a revision back once what it replaces is kept, or may be lost. */
function RestoreButton({ keepsReplaced, onRestore }: RestoreButtonProps) {
  const { t } = useTranslation('mf-articles')
  const [keeping, setKeeping] = useState(false)
  /** It is asked whether what is replaced may be lost. */
  const [losing, setLosing] = useState(false)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function ask() {
    setKeeping(true)
    const kept = await keepsReplaced()
    // Who has left this revision meanwhile may have written on: that must not be replaced.
    if (!isShown.current) return
    setKeeping(false)
    if (kept) onRestore()
    else setLosing(true)
  }

  return (
    <>
      <Button fullWidth loading={keeping} onClick={() => void ask()}>
        {t('editor.revisions.restore')}
      </Button>
      <ConfirmDialog
        open={losing}
        title={t('editor.revisions.loses')}
        consequence={t('editor.revisions.losesWhat')}
        confirmLabel={t('editor.revisions.restore')}
        onConfirm={onRestore}
        onCancel={() => setLosing(false)}
      />
    </>
  )
}

const rowStyles = {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: '12px',
  borderBottom: `1px solid ${token('line')}`,
}
