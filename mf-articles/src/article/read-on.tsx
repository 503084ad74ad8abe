import type { Article } from '@ensemble/contracts/articles/http'
import { PrefetchLink, skipToken, useNearViewport, useTranslation } from '@ensemble/mf-kit'
import { ArrowRightIcon, Box, CardGrid, Heading, LinkButton, Stack, Text, token } from '@ensemble/ui'
import { useState } from 'react'
import { useArticlesListQuery } from '../api/articles-api.ts'
import { ArticleCard } from '../cards/article-card.tsx'
import { missionsAlike } from './missions-alike.ts'

/** Cards shown, which stand side by side on a wide screen; the call asks for 5, the smallest page that lists allow. */
const shown = 2

/** What one may do after reading: another article, or a mission. Articles are asked for when the reader comes near. */
export function ReadOn({ article }: { article: Pick<Article, 'id' | 'categories'> }) {
  const { t } = useTranslation('mf-articles')
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  const watch = useNearViewport(() => setNear(true))
  const query = { page: 0, pageSize: 5, relatedTo: article.id } as const
  const { data } = useArticlesListQuery(near ? { query } : skipToken)
  const related = data?.items.slice(0, shown) ?? []
  return (
    <Box ref={watch} className="ens-no-print" sx={{ display: 'grid', gap: '32px', marginTop: '16px' }}>
      <Box component="section" aria-labelledby="article-missions" sx={missionStyles}>
        <Stack sx={{ gap: '4px', flex: '1 1 280px' }}>
          <Heading level={2} size="s" id="article-missions">
            {t('article.missions')}
          </Heading>
          <Text tone="second">{t('article.missionsHint')}</Text>
        </Stack>
        <LinkButton
          variant="secondary"
          component={PrefetchLink}
          to={missionsAlike(article.categories)}
          iconEnd={<ArrowRightIcon />}
        >
          {t('article.seeMissions')}
        </LinkButton>
      </Box>
      {related.length > 0 ? (
        <Stack component="section" aria-labelledby="article-related" sx={{ gap: '16px' }}>
          <Heading level={2} id="article-related">
            {t('article.related')}
          </Heading>
          <CardGrid label={t('article.related')}>
            {related.map((each) => (
              <ArticleCard key={each.id} article={each} />
            ))}
          </CardGrid>
        </Stack>
      ) : null}
    </Box>
  )
}

const missionStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '20px',
  background: token('surface'),
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-card'),
}
