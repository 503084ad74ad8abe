import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { useNavigate, useTranslation } from '@ensemble/mf-kit'
import { EyeIcon, PencilIcon, Undo2Icon } from '@ensemble/ui'
import type { TableAction } from '@ensemble/ui/data-grid'

interface ArticleMenu {
  onShow: (article: ManagedArticle) => void
  onSendBack: (article: ManagedArticle) => void
  /** What else can be done to it. */
  more: (article: ManagedArticle) => TableAction[]
}

/** What can be done to one article; to read it is the main act, to review it where it waits for that. */
export function useArticleMenu({ onShow, onSendBack, more }: ArticleMenu): (article: ManagedArticle) => TableAction[] {
  const { t } = useTranslation('mf-articles')
  const navigate = useNavigate()
  return (article) => {
    const { id, state, allowedActions } = article
    const write = () => void navigate(`/articles/${id}/edit`)
    const show = { id: 'show', label: t('managing.show'), onSelect: () => onShow(article) }
    const reviews = state === 'submitted' && allowedActions.includes('publish')
    return [
      ...(reviews
        ? [
            { id: 'review', label: t('managing.review'), main: true, onSelect: write },
            { ...show, icon: <EyeIcon size={20} /> },
          ]
        : [{ ...show, main: true }]),
      ...(allowedActions.includes('edit')
        ? [{ id: 'edit', label: t('article.edit'), icon: <PencilIcon size={20} />, onSelect: write }]
        : []),
      ...(allowedActions.includes('send_back')
        ? [
            {
              id: 'sendBack',
              label: t('sendBack.action'),
              icon: <Undo2Icon size={20} />,
              onSelect: () => onSendBack(article),
            },
          ]
        : []),
      ...more(article),
    ]
  }
}
