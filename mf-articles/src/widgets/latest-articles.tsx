import { PrefetchLink, retryOf, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { CardGrid, CardGridSkeleton, ErrorState, Heading, Stack, TextLink } from '@ensemble/ui'
import { useArticlesListQuery } from '../api/articles-api.ts'
import { ArticleCard } from '../cards/article-card.tsx'

/** Cards shown; the call asks for 5, the smallest page that lists allow. */
const shown = 3

/**
 * On /home: articles in the visitor's language, new ones of their department or interests first. Nothing at all when
 * there are none.
 */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const filters = JSON.stringify([{ field: 'language', operator: 'eq', value: language }])
  const query = useArticlesListQuery({
    query: { page: 0, pageSize: 5, forMe: true, filters },
  })
  const { data, isError } = query
  if (data?.items.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="latest-articles" sx={{ gap: '16px' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: '8px 24px', alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Heading level={2} id="latest-articles">
          {t('widget.title')}
        </Heading>
        <TextLink alone component={PrefetchLink} to="/resources">
          {t('widget.all')}
        </TextLink>
      </Stack>
      {content()}
    </Stack>
  )

  function content() {
    if (data) {
      const articles = data.items.slice(0, shown)
      return (
        <CardGrid label={t('widget.title')}>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </CardGrid>
      )
    }
    if (!isError) return <CardGridSkeleton count={shown} />
    return <ErrorState headingLevel={3} title={t('resources.failed')} {...retryOf(query)} />
  }
}
