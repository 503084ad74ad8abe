import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { safeLink } from '../rich-text/allowed-elements.ts'
import { FigureNode } from './figure-node.ts'
import { tableNodes } from './table-nodes.ts'

/**
 * Exactly what rich text may contain: what the server would drop cannot be written or pasted either. A line break is
 * not among it, so Shift+Enter begins a paragraph as Enter does.
 * @param figures articles have pictures and tables besides
 */
export function editorExtensions(figures: boolean): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      hardBreak: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        protocols: ['http', 'https', 'mailto'],
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => safeLink(address) !== undefined,
      },
    }),
    ...(figures ? [FigureNode, ...tableNodes] : []),
  ]
}
