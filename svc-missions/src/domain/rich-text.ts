import sanitizeHtml from 'sanitize-html'

/**
 * Keeps the tags that decisions.md §1 lists for rich text and drops every other one, its text excepted.
 * @param html what an editor, or anybody else, sent
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  }).trim()
}
