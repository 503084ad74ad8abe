import type { ArticleCard } from '@ensemble/contracts/articles/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Card, CardGrid, CardTitle, Chip, LanguagesIcon, Stack } from '@ensemble/ui'
import { DocumentLink } from '../documents/document-link.tsx'

/** The documents of published articles, below the article that they belong to. */
export function DocumentCards({ articles }: { articles: readonly ArticleCard[] }) {
  const { t } = useTranslation('mf-articles')
  const spoken = useLanguage()
  return (
    <CardGrid label={t('resources.tabs.documents')}>
      {articles.map((article) => {
        const titleId = `documents-${article.id}`
        return (
          <Card key={article.id} aria-labelledby={titleId}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
              {article.categories.map((category) => (
                <Chip key={category} label={t(`categories.${category}`)} />
              ))}
              {article.language === spoken ? null : (
                <Chip icon={<LanguagesIcon />} label={t(`languages.${article.language}`)} />
              )}
            </Stack>
            <CardTitle id={titleId} level={3} component={PrefetchLink} to={`/articles/${article.id}`}>
              <span lang={article.language}>{typeset(article.title, article.language)}</span>
            </CardTitle>
            {/* Above the link that covers the card: a document is saved, not opened with the article. */}
            <Box component="ul" role="list" sx={listStyles}>
              {article.attachments.map((document) => (
                <li key={document.key}>
                  <DocumentLink
                    document={document}
                    articleId={article.id}
                    lang={article.language === spoken ? undefined : article.language}
                  />
                </li>
              ))}
            </Box>
          </Card>
        )
      })}
    </CardGrid>
  )
}

const listStyles = { position: 'relative', zIndex: 1, listStyle: 'none', padding: 0, display: 'grid', gap: '16px' }
