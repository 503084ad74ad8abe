import { useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, NewTab, TextLink } from '@ensemble/ui'

/** Where the statements of an article come from; nothing when it names no source. */
export function ArticleSources({ sources, lang }: { sources: readonly string[]; lang?: string }) {
  const { t } = useTranslation('mf-articles')
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="article-sources">
      <Heading level={2} size="s" id="article-sources">
        {t('article.sources')}
      </Heading>
      <Box component="ul" lang={lang} sx={{ marginTop: '8px', paddingLeft: '24px', overflowWrap: 'anywhere' }}>
        {sources.map((source) => (
          <li key={source}>{isAddress(source) ? <SourceLink address={source} /> : source}</li>
        ))}
      </Box>
    </section>
  )
}

function SourceLink({ address }: { address: string }) {
  return (
    <TextLink component={NewTab} href={address}>
      {address}
    </TextLink>
  )
}

/** Only what starts as a web address becomes a link: a source is text that somebody typed. */
function isAddress(source: string): boolean {
  return /^https?:\/\/\S+$/.test(source)
}
