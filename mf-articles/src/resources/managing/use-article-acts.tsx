import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { typeset } from '@ensemble/contracts/typography'
import { useSendEach, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog, Notice, SendIcon, Text, Trash2Icon, Undo2Icon } from '@ensemble/ui'
import type { BulkAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { useArticlesDeleteMutation, useArticlesPublishMutation } from '../../api/writing-api.ts'

/** What is done to several articles at once, in the order of the bar. */
const acts = ['publish', 'submit', 'unpublish', 'unschedule', 'delete'] as const
type ArticleAct = (typeof acts)[number]

const icons: Record<ArticleAct, ReactNode> = {
  publish: <SendIcon size={20} />,
  submit: <SendIcon size={20} />,
  unpublish: <Undo2Icon size={20} />,
  unschedule: <Undo2Icon size={20} />,
  delete: <Trash2Icon size={20} />,
}

/** One call takes an article back; what it does to readers is another thing before the article has appeared. */
function isAllowed(act: ArticleAct, { allowedActions, state }: ManagedArticle): boolean {
  if (act === 'unschedule') return state === 'scheduled' && allowedActions.includes('unpublish')
  return allowedActions.includes(act) && !(act === 'unpublish' && state === 'scheduled')
}

interface Asked {
  act: ArticleAct
  articles: readonly ManagedArticle[]
}

/** Of the one article that an act is for, by which its question names it; of several the number does. */
function titleOf({ articles: [article] }: Asked): string {
  return article ? typeset(article.title, article.language) : ''
}

export interface ArticleActs {
  bulk: BulkAction[]
  /** What this person may do to one article now. */
  of: (
    article: ManagedArticle,
  ) => { id: ArticleAct; label: string; icon: ReactNode; danger: boolean; onSelect: () => void }[]
  notice: ReactNode
}

/**
 * The acts of the table, on one article or on those that are chosen: asked once, then one after the other. What was refused
 * stays chosen, each with its reason.
 */
export function useArticleActs(
  rows: readonly ManagedArticle[],
  selection: ReadonlySet<string>,
  onSelectionChange: (selection: ReadonlySet<string>) => void,
): ArticleActs {
  const { t } = useTranslation('mf-articles')
  const toast = useToast()
  const [publish] = useArticlesPublishMutation()
  const [remove] = useArticlesDeleteMutation()
  const each = useSendEach<ManagedArticle>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const chosen = rows.filter(({ id }) => selection.has(id))
  // What nobody here may do to any of them is not offered.
  const offered = acts.filter((act) => chosen.some((article) => isAllowed(act, article)))

  // Whoever cancels a schedule does not take away what members read already.
  const meantBy = (act: ArticleAct) =>
    act === 'unpublish' || act === 'unschedule' ? chosen.filter((article) => isAllowed(act, article)) : chosen

  function start(act: ArticleAct, { id, updatedAt }: ManagedArticle) {
    const params = { articleId: id }
    if (act === 'delete') return remove({ params })
    if (act === 'submit') return publish({ params, body: { submit: true } })
    // Readers get the text that was looked at, and no other.
    return publish({ params, body: act === 'publish' ? { published: true, updatedAt } : { published: false } })
  }

  async function carryOut({ act, articles }: Asked) {
    const refused = await each.sendEach(articles, (article) => start(act, article))
    const done = articles.length - refused.length
    if (done > 0) toast(t(`managing.acts.${act}.done`, { count: done }))
    const left = new Set(refused.map(({ item }) => item.id))
    onSelectionChange(new Set([...selection].filter((id) => left.has(id) || !articles.some((one) => one.id === id))))
    setAsked(null)
  }

  return {
    bulk: offered.map((act) => ({
      id: act,
      label: t(`managing.acts.${act}.label`),
      icon: icons[act],
      danger: act === 'delete',
      busy: each.sending && asked?.act === act,
      onSelect: () => setAsked({ act, articles: meantBy(act) }),
    })),
    of: (article) =>
      acts
        .filter((act) => isAllowed(act, article))
        .map((act) => ({
          id: act,
          label: t(`managing.acts.${act}.label`),
          icon: icons[act],
          danger: act === 'delete',
          onSelect: () => setAsked({ act, articles: [article] }),
        })),
    notice: (
      <>
        {each.refused.length > 0 ? (
          <Notice severity="error" title={t('managing.refused', { count: each.refused.length })} announce>
            {each.refused.map(({ item, why }) => (
              <Text key={item.id}>{t('managing.refusedLine', { title: typeset(item.title, item.language), why })}</Text>
            ))}
          </Notice>
        ) : null}
        {asked ? (
          <ConfirmDialog
            open
            danger={asked.act === 'delete'}
            title={t(`managing.acts.${asked.act}.title`, { count: asked.articles.length, title: titleOf(asked) })}
            consequence={t(`managing.acts.${asked.act}.consequence`)}
            confirmLabel={t(`managing.acts.${asked.act}.label`)}
            cancelLabel={asked.act === 'unschedule' ? t('managing.acts.unschedule.keep') : undefined}
            busy={each.sending}
            onCancel={() => setAsked(null)}
            onConfirm={() => void carryOut(asked)}
          />
        ) : null}
      </>
    ),
  }
}
