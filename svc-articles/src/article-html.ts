import sanitizeHtml from 'sanitize-html'

/**
 * Keeps the allow-listed HTML of an article (decisions.md §1) and drops everything else, its text kept. Images may come
 * from our own storage only.
 */
export function cleanArticleHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'blockquote'],
      ...['figure', 'img', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'], th: ['scope'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    allowedSchemesByTag: { img: [] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith('/api/file/storage/'),
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
    disallowedTagsMode: 'discard',
  })
}
