import type { Attachment } from '@ensemble/contracts/articles/http'
import { storedFileAddress } from '@ensemble/contracts/articles/images'
import { recordUse } from '@ensemble/mf-kit'
import { Box, DownloadIcon, Text, TextLink } from '@ensemble/ui'
import { useFileWords } from './file-words.ts'

interface DocumentLinkProps {
  document: Attachment
  lang?: string | undefined
  /** The article that it comes with, where it is offered to readers. */
  articleId?: string
}

/** A document to save, with what it is and how large. */
export function DocumentLink({ document, lang, articleId }: DocumentLinkProps) {
  const words = useFileWords()
  const record = () => {
    if (articleId) recordUse({ type: 'document_download', targetType: 'article', targetId: articleId })
  }
  return (
    <Box sx={{ display: 'flex', gap: '12px', alignItems: 'flex-start', minWidth: 0 }}>
      <DownloadIcon size={20} aria-hidden style={{ marginTop: 2 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink alone href={storedFileAddress(document.key)} download={document.name} onClick={record}>
          <span lang={lang}>{document.name}</span>
        </TextLink>
        <Text size="small" tone="second">
          {[words.kind(document.contentType), words.size(document.size)].filter(Boolean).join(' · ')}
        </Text>
      </Box>
    </Box>
  )
}
