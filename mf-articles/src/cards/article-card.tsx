import { imageSources } from '@ensemble/contracts/articles/images'
import type { ArticleCard as Article } from '@ensemble/contracts/articles/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Card, CardCover, CardTitle, Chip, LanguagesIcon, Stack, StarIcon, Text } from '@ensemble/ui'

interface ArticleCardProps {
  article: Article
  headingLevel?: 2 | 3
  /** Covers in view at once are not put off. */
  eager?: boolean
}

/** How wide a cover is shown in a grid of cards. */
const coverSizes = '(max-width: 600px) 100vw, 360px'

/** One article of a list. Only its page's code is loaded ahead: asking for an article counts as reading it. */
export function ArticleCard({ article, headingLevel = 3, eager = false }: ArticleCardProps) {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const dates = useDates()
  const foreign = article.language === language ? undefined : article.language
  const titleId = `article-${article.id}`
  return (
    <Card
      aria-labelledby={titleId}
      cover={
        <CardCover
          {...imageSources(article.coverKey)}
          sizes={coverSizes}
          loading={eager ? 'eager' : 'lazy'}
          overlay={article.featured ? <Chip icon={<StarIcon />} label={t('card.featured')} /> : null}
        />
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
        {article.categories.map((category) => (
          <Chip key={category} label={t(`categories.${category}`)} />
        ))}
        {foreign ? <Chip icon={<LanguagesIcon />} label={t(`languages.${foreign}`)} /> : null}
      </Stack>
      <CardTitle id={titleId} level={headingLevel} component={PrefetchLink} to={`/articles/${article.id}`}>
        <span lang={foreign}>{typeset(article.title, article.language)}</span>
      </CardTitle>
      {article.summary === null ? null : (
        <Text lang={foreign} tone="second">
          {typeset(article.summary, article.language)}
        </Text>
      )}
      <Box sx={sentence}>
        <Text size="small" tone="second">
          {article.publishedAt === null ? null : (
            <>
              <Text
                as="time"
                size="small"
                tone="inherit"
                dateTime={article.publishedAt}
                title={dates.exact(article.publishedAt)}
              >
                {dates.relative(article.publishedAt)}
              </Text>
              {' · '}
            </>
          )}
          {t('card.readingTime', { count: article.readingMinutes })}
        </Text>
      </Box>
    </Card>
  )
}

// "il y a 4 jours" is small inside a sentence; here it begins a line.
const sentence = { '& > ::first-letter': { textTransform: 'uppercase' } }
