import type { Article } from '@ensemble/contracts/articles/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useLanguage, usePageName, useTranslation } from '@ensemble/mf-kit'
import { Chip, Folded, LanguagesIcon, LinkButton, Page, PageHeader, PencilIcon } from '@ensemble/ui'
import { ArticleAttachments } from './article-attachments.tsx'
import { ArticleBody } from '../reading/article-body.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleSources } from './article-sources.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { ReadOn } from './read-on.tsx'
import { ReadingTools } from './reading-tools.tsx'
import { useListLeft } from './use-list-left.ts'
import { useTextSize } from '../reading/text-size.ts'

/** An article as it is read: what it is about, who wrote and checked it, the text, and where to go from there. */
export function ArticleView({ article }: { article: Article }) {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  usePageName(typeset(article.title, article.language))
  const [size, setSize] = useTextSize()
  const { to, narrowed } = useListLeft()
  const foreign = article.language === language ? undefined : article.language
  return (
    <Page width="reading">
      <PageHeader
        back={{ component: PrefetchLink, to, label: t(narrowed ? 'article.backToList' : 'article.back') }}
        title={<span lang={foreign}>{typeset(article.title, article.language)}</span>}
        sentence={
          article.summary === null ? null : <span lang={foreign}>{typeset(article.summary, article.language)}</span>
        }
        action={
          article.allowedActions.includes('edit') ? (
            <LinkButton
              variant="secondary"
              component={PrefetchLink}
              to={`/articles/${article.id}/edit`}
              icon={<PencilIcon />}
            >
              {t('article.edit')}
            </LinkButton>
          ) : null
        }
        chips={
          <>
            {article.categories.map((category) => (
              <Chip key={category} label={t(`categories.${category}`)} />
            ))}
            {foreign ? <Chip icon={<LanguagesIcon />} label={t(`languages.${foreign}`)} /> : null}
          </>
        }
      />
      <DraftBanner article={article} />
      <ArticleFacts article={article} />
      <Folded label={t('article.readAll')}>
        <ReadingTools size={size} onSize={setSize} />
        <ArticleBody article={article} size={size} lang={foreign} />
        <ArticleSources sources={article.sources} lang={foreign} />
      </Folded>
      <ArticleAttachments id={article.id} attachments={article.attachments} lang={foreign} />
      <ReadOn article={article} />
    </Page>
  )
}
