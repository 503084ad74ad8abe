import type { ElementType } from 'react'

/** The elements rich text may contain; what is not here is dropped and its text kept. */
export const allowedElements: Readonly<Record<string, ElementType>> = {
  P: 'p',
  H2: 'h2',
  H3: 'h3',
  STRONG: 'strong',
  EM: 'em',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  BLOCKQUOTE: 'blockquote',
  BR: 'br',
  FIGURE: 'figure',
  FIGCAPTION: 'figcaption',
  TABLE: 'table',
  THEAD: 'thead',
  TBODY: 'tbody',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
}

/** Elements whose text is not meant to be read: nothing of them is kept. */
export const droppedElements: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'NOSCRIPT',
  'TITLE',
])

/** The address of a link when its protocol is a safe one, otherwise undefined. */
export function safeLink(href: string | null): string | undefined {
  return withProtocol(href, ['http:', 'https:', 'mailto:'])
}

/** The address of a picture when it is one of ours: the policy of the page loads no others. */
export function safePicture(src: string | null): string | undefined {
  const address = withProtocol(src, ['http:', 'https:'])
  return address !== undefined && new URL(address, document.baseURI).origin === location.origin ? address : undefined
}

function withProtocol(address: string | null, protocols: readonly string[]): string | undefined {
  if (!address) return undefined
  try {
    return protocols.includes(new URL(address, document.baseURI).protocol) ? address : undefined
  } catch {
    // No address. `URL.canParse` would say so, which Chrome knows from 120 on and Safari from 17.
    return undefined
  }
}
