import type { Article } from '@ensemble/contracts/articles/http'
import { imageSources } from '@ensemble/contracts/articles/images'
import { Box, CardCover, outlineOf, RichText, token } from '@ensemble/ui'
import { useMemo } from 'react'
import { TableOfContents } from './table-of-contents.tsx'
import { type TextSize, textSizeStyles } from './text-size.ts'

interface ArticleBodyProps {
  article: Pick<Article, 'body' | 'coverKey' | 'coverAlt'>
  size?: TextSize
  /** Language of the text, when it differs from the page's. */
  lang?: string
}

const anchors = 'part'

/** Cover, contents and text. The text is cleaned again here: it is made anew from what is allowed. */
export function ArticleBody({ article, size = 'normal', lang }: ArticleBodyProps) {
  const { body, coverKey, coverAlt } = article
  const entries = useMemo(() => outlineOf(body, anchors), [body])
  return (
    <>
      {coverKey === null ? null : (
        <Box sx={{ borderRadius: token('radius-card'), overflow: 'hidden' }}>
          <CardCover
            {...imageSources(coverKey)}
            sizes="(max-width: 808px) 100vw, 760px"
            alt={coverAlt ?? ''}
            ratio={2}
            loading="eager"
          />
        </Box>
      )}
      <TableOfContents entries={entries} lang={lang} />
      <Box sx={textSizeStyles[size]}>
        <RichText html={body} lang={lang} anchors={anchors} />
      </Box>
    </>
  )
}
