import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import type { useShownRow } from '@ensemble/mf-kit/table'
import { Button, LinkButton } from '@ensemble/ui'
import type { BesidePanel, TableAction } from '@ensemble/ui/data-grid'
import { ArticleGlance } from './article-glance.tsx'

interface PanelInput {
  row: ReturnType<typeof useShownRow<ManagedArticle>>
  actsOf: (article: ManagedArticle) => readonly TableAction[]
  onSendBack: (article: ManagedArticle) => void
}

/** One article in full beside the table, with what is decided about it there. */
export function useArticlePanel({ row, actsOf, onSendBack }: PanelInput): BesidePanel | null {
  const { t } = useTranslation('mf-articles')
  if (!row.shown) return null
  const article = row.shown
  const { id, title, language, state, allowedActions } = article
  const edits = allowedActions.includes('edit')
  const publish = state === 'submitted' ? actsOf(article).find((act) => act.id === 'publish') : undefined
  return {
    id,
    title: typeset(title, language),
    steps: row.steps,
    onClose: row.close,
    children: <ArticleGlance article={article} />,
    actions: (
      <>
        <LinkButton
          variant={publish ? 'quiet' : 'secondary'}
          component={PrefetchLink}
          to={edits ? `/articles/${id}/edit` : `/articles/${id}`}
        >
          {t(edits ? 'article.edit' : 'managing.open')}
        </LinkButton>
        {allowedActions.includes('send_back') ? (
          <Button variant="secondary" onClick={() => onSendBack(article)}>
            {t('sendBack.action')}
          </Button>
        ) : null}
        {publish ? <Button onClick={publish.onSelect}>{publish.label}</Button> : null}
      </>
    ),
  }
}
