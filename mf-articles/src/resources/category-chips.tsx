import { articleCategories, type ArticleCategory } from '@ensemble/contracts/enumerations'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, CheckIcon } from '@ensemble/ui'

interface CategoryChipsProps {
  chosen: readonly ArticleCategory[]
  onChange: (chosen: ArticleCategory[]) => void
  /** How many articles each would show; absent while unknown. */
  counts?: Readonly<Record<string, number>>
  /** Whether there may be more than was counted. */
  capped?: boolean
}

/** The categories as pills to press, several at once; among the filters of a phone they have a heading. */
export function CategoryChips({ chosen, onChange, counts, capped = false }: CategoryChipsProps) {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  function toggle(category: ArticleCategory) {
    onChange(articleCategories.filter((each) => (each === category) !== chosen.includes(each)))
  }
  function count(category: ArticleCategory) {
    const words = capped ? 'resources.choiceCapped' : 'resources.choice'
    return counts ? t(words, { articles: (counts[category] ?? 0).toLocaleString(language) }) : ''
  }
  return (
    <Box role="group" aria-label={t('resources.categories')} sx={lineStyles}>
      <Box component="span" aria-hidden sx={headingStyles}>
        {t('resources.categories')}
      </Box>
      {articleCategories.map((category) => {
        const pressed = chosen.includes(category)
        return (
          <Button
            key={category}
            size="small"
            variant={pressed ? 'primary' : 'secondary'}
            icon={pressed ? <CheckIcon /> : undefined}
            aria-pressed={pressed}
            onClick={() => toggle(category)}
          >
            {t(`categories.${category}`)} <Count>{count(category)}</Count>
          </Button>
        )
      })}
    </Box>
  )
}

/** Keeps its room, so that nothing moves when the figures come. */
function Count({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', minWidth: '3.5ch', fontVariantNumeric: 'tabular-nums', marginLeft: '4px' }}
    >
      {children}
    </Box>
  )
}

const lineStyles = { display: 'flex', gap: '8px', flexWrap: 'wrap' }

const headingStyles = { display: { xs: 'block', sm: 'none' }, flex: '1 0 100%', fontWeight: 500 }
