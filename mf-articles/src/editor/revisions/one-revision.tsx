import type { Article } from '@ensemble/contracts/articles/http'
import { typeset } from '@ensemble/contracts/typography'
import { errorMessage, skipToken, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, ErrorState, Heading, ListSkeleton, RadioGroup, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useArticlesGetRevisionQuery } from '../../api/writing-api.ts'
import { ArticleBody } from '../../reading/article-body.tsx'
import { type ArticleForm, formOf } from '../article-form.ts'
import { RevisionChanges } from './revision-changes.tsx'

const ways = ['before', 'now', 'text'] as const

interface OneRevisionProps {
  /** What was said then; undefined while it is on its way. */
  revision: Article | undefined
  /** Its number; the one before is one less. */
  number: number
  /** What stands in the editor. */
  now: ArticleForm
  failure: { error: unknown; onRetry: () => void } | null
  onBack: () => void
}

/** One earlier text: what it changed, what became of it since, and the text itself. */
export function OneRevision({ revision, number, now, failure, onBack }: OneRevisionProps) {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const first = number === 1
  const [way, setWay] = useState<(typeof ways)[number]>(first ? 'now' : 'before')
  const asked = revision && !first ? { params: { articleId: revision.id }, query: { revision: number - 1 } } : skipToken
  const earlier = useArticlesGetRevisionQuery(way === 'before' ? asked : skipToken)
  const failed =
    failure ??
    (way === 'before' && earlier.isError ? { error: earlier.error, onRetry: () => void earlier.refetch() } : null)

  return (
    <Stack sx={{ gap: '16px' }}>
      <div>
        <Button size="small" variant="quiet" onClick={onBack}>
          {t('editor.revisions.back')}
        </Button>
      </div>
      <RadioGroup
        legend={t('editor.revisions.show')}
        options={ways
          .filter((each) => each !== 'before' || !first)
          .map((value) => ({ value, label: t(`editor.revisions.ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      {failed ? (
        <ErrorState
          headingLevel={3}
          title={t('editor.revisions.failed')}
          text={errorMessage(failed.error)}
          onRetry={failed.onRetry}
        />
      ) : (
        shown()
      )}
    </Stack>
  )

  function shown() {
    if (!revision) return <ListSkeleton />
    if (way === 'now') return <RevisionChanges before={formOf(revision)} after={now} />
    if (way === 'text')
      return <Whole revision={revision} lang={revision.language === language ? undefined : revision.language} />
    return earlier.currentData ? (
      <RevisionChanges before={formOf(earlier.currentData)} after={formOf(revision)} />
    ) : (
      <ListSkeleton />
    )
  }
}

function Whole({ revision, lang }: { revision: Article; lang: string | undefined }) {
  return (
    <Box lang={lang}>
      <Stack sx={{ gap: '16px' }}>
        <Heading level={3}>{typeset(revision.title, revision.language)}</Heading>
        {revision.summary === null ? null : <Text tone="second">{typeset(revision.summary, revision.language)}</Text>}
        <ArticleBody article={revision} />
      </Stack>
    </Box>
  )
}
