import { useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, type OutlineEntry, TextLink, token } from '@ensemble/ui'

/** So few parts need no table. */
const fewest = 2

/** The parts of a long text, to jump to. */
export function TableOfContents({ entries, lang }: { entries: readonly OutlineEntry[]; lang?: string }) {
  const { t } = useTranslation('mf-articles')
  if (entries.length < fewest) return null
  return (
    <Box component="nav" aria-labelledby="article-contents" sx={frameStyles}>
      <Heading level={2} size="s" id="article-contents">
        {t('reading.contents')}
      </Heading>
      <Box component="ol" sx={{ paddingLeft: '24px', display: 'grid', gap: '12px' }}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <TextLink alone quiet href={`#${id}`} lang={lang} onClick={(event) => jumpTo(event, id)}>
              {text}
            </TextLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Within the page: the address stays that of the article, so that Back leads to the list and not through its parts. */
function jumpTo(event: { preventDefault: () => void }, id: string) {
  const part = document.getElementById(id)
  if (!part) return
  event.preventDefault()
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}

const frameStyles = {
  display: 'grid',
  gap: '12px',
  padding: '16px 20px',
  background: token('primary-faint'),
  borderRadius: token('radius-card'),
  '@media print': { display: 'none' },
}
