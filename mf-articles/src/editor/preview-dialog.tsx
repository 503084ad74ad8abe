import { useTranslation } from '@ensemble/mf-kit'
import { Box, Chip, Dialog, Heading, Stack, Text, token } from '@ensemble/ui'
import { ArticleBody } from '../reading/article-body.tsx'
import type { ArticleForm } from './article-form.ts'

/** Width in px of the phone that an article is tried on. */
const phoneWidth = 360

/** The article as a reader with a phone will see it, saved or not. */
export function PreviewDialog({ values, onClose }: { values: ArticleForm; onClose: () => void }) {
  const { t } = useTranslation('mf-articles')
  const { title, summary, body, categories, coverKey, coverAlt, language } = values
  return (
    <Dialog open title={t('editor.preview.title')} onClose={onClose}>
      <Box sx={{ width: phoneWidth, maxWidth: '100%', margin: '0 auto', padding: '16px', ...frameStyles }}>
        <Stack lang={language} sx={{ gap: '16px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Heading level={3} size="l">
            {title || t('editor.preview.noTitle')}
          </Heading>
          {summary === '' ? null : <Text tone="second">{summary}</Text>}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
            {categories.map((category) => (
              <Chip key={category} label={t(`categories.${category}`)} />
            ))}
          </Stack>
          <ArticleBody article={{ body, coverKey: coverKey || null, coverAlt: coverAlt || null }} />
        </Stack>
      </Box>
    </Dialog>
  )
}

const frameStyles = { border: `1px solid ${token('border')}`, borderRadius: token('radius-search') }
