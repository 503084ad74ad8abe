import { storagePath } from '@ensemble/contracts/articles/images'
import { articleAttributes, articleElements, linkProtocols } from '@ensemble/contracts/rich-text'
import sanitizeHtml from 'sanitize-html'

/** A picture of our own storage, in the one spelling that addresses of it have. */
const ownPicture = new RegExp(`^${storagePath}([A-Za-z0-9][A-Za-z0-9._-]*(?:/[A-Za-z0-9][A-Za-z0-9._-]*)*)$`)

/**
 * Keeps the allow-listed HTML of an article and drops everything else, its text kept. Images may come from our own
 * storage only.
 */
export function cleanArticleHtml(html: string): string {
  // What is nested wrongly is put right by the first pass, so that a later one, at show, finds nothing to change.
  return clean(clean(html))
}

function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...articleElements],
    allowedAttributes: { ...mutable(articleAttributes), a: [...articleAttributes.a, 'rel'] },
    allowedSchemes: [...linkProtocols],
    allowProtocolRelative: false,
    allowedSchemesByTag: { img: [] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs['src'] ?? ''),
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
  }).trim()
}

/** Keys of the pictures in clean HTML. */
export function pictureKeys(html: string): string[] {
  return [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].flatMap(([, src = '']) => ownPicture.exec(src)?.[1] ?? [])
}

function mutable(attributes: Record<string, readonly string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(attributes).map(([element, names]) => [element, [...names]]))
}
