import type { Article } from '@ensemble/contracts/articles/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, Heading } from '@ensemble/ui'
import { DocumentLink } from '../documents/document-link.tsx'

/** The documents that come with an article; nothing when there are none. */
export function ArticleAttachments({ id, attachments, lang }: Pick<Article, 'id' | 'attachments'> & { lang?: string }) {
  const { t } = useTranslation('mf-articles')
  if (attachments.length === 0) return null
  return (
    <section aria-labelledby="article-documents">
      <Heading level={2} size="s" id="article-documents">
        {t('article.documents')}
      </Heading>
      <Box
        component="ul"
        role="list"
        sx={{ listStyle: 'none', padding: 0, marginTop: '12px', display: 'grid', gap: '16px' }}
      >
        {attachments.map((document) => (
          <li key={document.key}>
            <DocumentLink document={document} lang={lang} articleId={id} />
          </li>
        ))}
      </Box>
    </section>
  )
}
