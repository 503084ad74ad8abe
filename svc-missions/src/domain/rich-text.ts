import { linkProtocols, richTextElements } from '@ensemble/contracts/rich-text'
import sanitizeHtml from 'sanitize-html'

/**
 * Keeps the tags that the contracts list for rich text and drops every other one, its text excepted.
 * @param html what an editor, or anybody else, sent
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextElements],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [...linkProtocols],
    allowProtocolRelative: false,
  }).trim()
}
