import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { StoredPicture } from './picture-options.ts'

/** A picture of the text as its window shows it. */
export interface PictureInText {
  stored: StoredPicture
  /** '' for one that only decorates. */
  alt: string
  caption: string
}

export interface PlacedPicture extends PictureInText {
  /** Where its figure begins. */
  position: number
}

/** The picture that is chosen, or in whose caption the cursor is. */
export function pictureAt({ state }: Editor): PlacedPicture | null {
  const { selection } = state
  const { $from } = selection
  const chosen = selection instanceof NodeSelection && selection.node.type.name === 'figure'
  const node = chosen ? selection.node : $from.parent
  if (node.type.name !== 'figure') return null
  const { src, alt, width, height } = node.attrs
  return {
    position: chosen ? selection.from : $from.before(),
    stored: { address: String(src), width: pixels(width), height: pixels(height) },
    alt: typeof alt === 'string' ? alt : '',
    caption: node.textContent,
  }
}

/** Puts a picture where the cursor is, or changes the one that was there before; a caption that stayed keeps its links. */
export function storePicture(
  editor: Editor,
  before: PlacedPicture | null,
  { stored, alt, caption }: PictureInText,
): void {
  const attrs = { src: stored.address, alt, width: stored.width, height: stored.height }
  const content = caption === '' ? [] : [{ type: 'text', text: caption }]
  const figure = { type: 'figure', attrs, content }
  if (!before) {
    editor
      .chain()
      .focus()
      .insertContent([figure, { type: 'paragraph' }])
      .run()
    return
  }
  const node = editor.state.doc.nodeAt(before.position)
  if (!node) return
  if (caption === before.caption) {
    const change = editor.state.tr.setNodeMarkup(before.position, undefined, attrs)
    editor.view.dispatch(change)
    editor.commands.focus()
    return
  }
  editor
    .chain()
    .focus()
    .insertContentAt({ from: before.position, to: before.position + node.nodeSize }, figure)
    .run()
}

export function removePicture(editor: Editor, { position }: PlacedPicture): void {
  const node = editor.state.doc.nodeAt(position)
  if (node)
    editor
      .chain()
      .focus()
      .deleteRange({ from: position, to: position + node.nodeSize })
      .run()
}

function pixels(value: unknown): number | null {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : null
}
