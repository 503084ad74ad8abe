import { imageSources } from '@ensemble/contracts/articles/images'
import { type Article } from '@ensemble/contracts/articles/http'
import { PrefetchLink, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, CardCover, Chip, LanguagesIcon, Page, PageHeader, RichText, token } from '@ensemble/ui'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleSources } from './article-sources.tsx'

/** An article as it is read: what it is about, who wrote and checked it, and the text. */
export function ArticleView({ article }: { article: Article }) {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const foreign = article.language === language ? undefined : article.language
  return (
    <Page width="reading">
      <PageHeader
        back={{ component: PrefetchLink, to: '/resources', label: t('article.back') }}
        title={article.title}
        sentence={article.summary === null ? null : <span lang={foreign}>{article.summary}</span>}
        chips={
          <>
            {article.categories.map((category) => (
              <Chip key={category} label={t(`categories.${category}`)} />
            ))}
            {foreign ? <Chip icon={<LanguagesIcon />} label={t(`languages.${foreign}`)} /> : null}
          </>
        }
      />
      <ArticleFacts article={article} />
      {article.coverKey === null ? null : (
        <Box sx={{ borderRadius: token('radius-card'), overflow: 'hidden' }}>
          <CardCover
            {...imageSources(article.coverKey)}
            sizes="(max-width: 800px) 100vw, 760px"
            alt={article.coverAlt ?? ''}
            ratio={2}
            loading="eager"
          />
        </Box>
      )}
      <RichText html={article.body} lang={foreign} />
      <ArticleSources sources={article.sources} />
    </Page>
  )
}
