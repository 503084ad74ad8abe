import { articleCategories, type ArticleCategory } from '@ensemble/contracts/enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, CheckIcon } from '@ensemble/ui'

interface CategoryChipsProps {
  chosen: readonly ArticleCategory[]
  onChange: (chosen: ArticleCategory[]) => void
}

/** The categories as pills to press, several at once; on a phone they stand in one line that scrolls. */
export function CategoryChips({ chosen, onChange }: CategoryChipsProps) {
  const { t } = useTranslation('mf-articles')
  function toggle(category: ArticleCategory) {
    onChange(articleCategories.filter((each) => (each === category) !== chosen.includes(each)))
  }
  return (
    <Box role="group" aria-label={t('resources.categories')} sx={lineStyles}>
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
            {t(`categories.${category}`)}
          </Button>
        )
      })}
    </Box>
  )
}

const lineStyles = {
  display: 'flex',
  gap: '8px',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  // Room for the focus ring, which the scrolling line would cut off.
  padding: '4px',
  margin: '-4px',
  '& > *': { flex: 'none' },
}
