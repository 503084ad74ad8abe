import { skipToken, useCan, useParams } from '@ensemble/mf-kit'
import { Page, PageSkeleton } from '@ensemble/ui'
import { useState } from 'react'
import { useArticlesGetSourceQuery } from '../api/writing-api.ts'
import { ArticleFailure } from '../reading/article-failure.tsx'
import { ClosedArticle } from './closed-article.tsx'
import { EditorView } from './editor-view.tsx'
import { NoWriting } from './no-writing.tsx'

/** /articles/:articleId/edit: the editor of one article, for those who may change it. */
export function Component() {
  const { articleId = '' } = useParams()
  const writes = useCan('article.write')
  // Always the newest: an edit that begins from an old text would end in a conflict.
  // And not again under an open editor when the line comes back: that would take it away while somebody types.
  const [isOpen, setIsOpen] = useState(false)
  const { currentData, error, isError, isFetching, refetch } = useArticlesGetSourceQuery(
    writes ? { params: { articleId }, query: { toEdit: true } } : skipToken,
    { refetchOnMountOrArgChange: true, refetchOnReconnect: !isOpen },
  )
  const opens = currentData !== undefined && !isFetching
  if (opens !== isOpen) setIsOpen(opens)

  if (!writes) return <NoWriting />
  if (opens) {
    return currentData.allowedActions.includes('edit') ? (
      <EditorView key={articleId} source={currentData} />
    ) : (
      <ClosedArticle key={articleId} article={currentData} />
    )
  }
  return (
    <Page>
      {isError ? (
        <ArticleFailure
          error={error}
          back="/resources?tab=manage"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}
