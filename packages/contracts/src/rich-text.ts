/** Elements of rich text. The server keeps these when text is written, screens when it is shown. */
export const richTextElements = ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'blockquote'] as const

/** Elements that articles may contain besides. */
export const articleElements = [
  ...richTextElements,
  'figure',
  'img',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/** Attributes that are kept, by element; the size of a picture keeps its place on the page while it loads. */
export const articleAttributes = { a: ['href'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] } as const

/** Where a link may lead. */
export const linkProtocols = ['http', 'https', 'mailto'] as const
