import { mergeAttributes, Node } from '@tiptap/core'
import { safePicture } from '../rich-text/allowed-elements.ts'

const sized = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute(name) ?? null,
})

/**
 * A picture with its caption: `<figure><img><figcaption>`. The caption is text to write in, the picture is changed in its
 * window. Pictures that are not ours are dropped, which includes everything that another page or program brings along.
 */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,

  addAttributes: () => ({
    src: { default: null, parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute('src') },
    alt: { default: '', parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute('alt') ?? '' },
    width: sized('width'),
    height: sized('height'),
  }),

  parseHTML: () => [
    { tag: 'figure', getAttrs: isOurs, contentElement: (element: HTMLElement) => captionOf(element) },
    { tag: 'img', getAttrs: isOurs },
  ],

  renderHTML: ({ HTMLAttributes }) => ['figure', {}, ['img', mergeAttributes(HTMLAttributes)], ['figcaption', 0]],

  addKeyboardShortcuts() {
    return {
      // Enter in a caption goes on below the picture: half a caption is no figure.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== this.name) return false
        return editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .setTextSelection($from.after() + 1)
          .run()
      },
    }
  },
})

/** Whether an element holds a picture of our storage; `null` means that it does, as parse rules want it. */
function isOurs(element: HTMLElement): null | false {
  return safePicture(pictureIn(element)?.getAttribute('src') ?? null) === undefined ? false : null
}

function pictureIn(element: HTMLElement): Element | null {
  return element.tagName === 'IMG' ? element : element.querySelector('img')
}

function captionOf(element: HTMLElement): HTMLElement {
  return element.querySelector('figcaption') ?? element.ownerDocument.createElement('figcaption')
}
