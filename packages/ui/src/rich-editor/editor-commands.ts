import type { Editor } from '@tiptap/core'
import {
  BoldIcon,
  Heading2Icon,
  Heading3Icon,
  ItalicIcon,
  ListIcon,
  ListOrderedIcon,
  type LucideIcon,
  QuoteIcon,
  Redo2Icon,
  Undo2Icon,
} from 'lucide-react'
import type { EditorTexts } from './texts/editor-texts.ts'

export interface EditorCommand {
  id: keyof EditorTexts
  icon: LucideIcon
  run: (editor: Editor) => void
  /** Whether it holds where the cursor is; absent for what is done and not switched. */
  active?: (editor: Editor) => boolean
  possible?: (editor: Editor) => boolean
}

/** The buttons of the editor, in order; the link stands apart because it asks for an address. */
export const editorCommands: readonly EditorCommand[] = [
  {
    id: 'bold',
    icon: BoldIcon,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    active: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    icon: ItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    active: (editor) => editor.isActive('italic'),
  },
  {
    id: 'title',
    icon: Heading2Icon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    active: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    id: 'subtitle',
    icon: Heading3Icon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    active: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    id: 'bullets',
    icon: ListIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'numbers',
    icon: ListOrderedIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'quote',
    icon: QuoteIcon,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    active: (editor) => editor.isActive('blockquote'),
  },
  {
    id: 'undo',
    icon: Undo2Icon,
    run: (editor) => editor.chain().focus().undo().run(),
    possible: (editor) => editor.can().undo(),
  },
  {
    id: 'redo',
    icon: Redo2Icon,
    run: (editor) => editor.chain().focus().redo().run(),
    possible: (editor) => editor.can().redo(),
  },
]
