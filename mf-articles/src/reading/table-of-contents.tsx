import { useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, type OutlineEntry, phoneMedia, TextLink, token, useMediaQuery } from '@ensemble/ui'

/** So few parts need no table. */
const fewest = 2

/** The parts of a long text, to jump to. On a phone they are folded: the text is what somebody came for. */
export function TableOfContents({ entries, lang }: { entries: readonly OutlineEntry[]; lang?: string }) {
  const { t } = useTranslation('mf-articles')
  const onPhone = useMediaQuery(phoneMedia)
  if (entries.length < fewest) return null
  const title = (
    <Heading level={2} size="s" id="article-contents">
      {t('reading.contents')}
    </Heading>
  )
  const parts = (
    <Box component="ol" sx={{ paddingLeft: '24px', display: 'grid', gap: '12px' }}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <TextLink alone quiet href={`#${id}`} lang={lang} onClick={(event) => jumpTo(event, id)}>
            {text}
          </TextLink>
        </li>
      ))}
    </Box>
  )
  return (
    <Box component="nav" aria-labelledby="article-contents" sx={frameStyles}>
      {onPhone ? (
        <Box component="details" sx={foldedStyles}>
          <summary>{title}</summary>
          {parts}
        </Box>
      ) : (
        <>
          {title}
          {parts}
        </>
      )}
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

const foldedStyles = {
  '& summary': { minHeight: token('target'), cursor: 'pointer', paddingBlock: '8px', margin: '-8px 0' },
  '& summary > *': { display: 'inline' },
  '& ol': { paddingTop: '16px' },
}
