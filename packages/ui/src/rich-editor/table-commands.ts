import type { Editor, JSONContent } from '@tiptap/core'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'
import type { EditorTexts } from './texts/editor-texts.ts'

interface TableCommand {
  id: keyof EditorTexts
  run: (editor: Editor) => void
  danger?: boolean
}

/** What can be done with the table in which the cursor is. */
export const tableCommands: readonly TableCommand[] = [
  { id: 'rowAfter', run: by(addRowAfter) },
  { id: 'rowBefore', run: by(addRowBefore) },
  { id: 'columnAfter', run: by(addColumnAfter) },
  { id: 'columnBefore', run: by(addColumnBefore) },
  { id: 'columnNames', run: by(toggleHeaderRow) },
  { id: 'rowNames', run: by(toggleHeaderColumn) },
  { id: 'rowDelete', run: by(deleteRow), danger: true },
  { id: 'columnDelete', run: by(deleteColumn), danger: true },
  { id: 'tableDelete', run: by(deleteTable), danger: true },
]

function by(command: Command): (editor: Editor) => void {
  return (editor) => {
    editor
      .chain()
      .focus()
      .command(({ state, dispatch }) => command(state, dispatch))
      .run()
  }
}

/** A first row that names the columns, and two rows to fill. */
export function insertTable(editor: Editor): void {
  const row = (type: 'tableHeader' | 'tableCell'): JSONContent => ({
    type: 'tableRow',
    content: [0, 1, 2].map(() => ({ type, content: [{ type: 'paragraph' }] })),
  })
  const table = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }
  const before = editor.state.selection.from
  editor.chain().focus().insertContent(table).run()
  // Writing goes on in the first cell, not below the table.
  let first: number | null = null
  editor.state.doc.nodesBetween(before - 1, editor.state.doc.content.size, ({ type }, position) => {
    if (first === null && type.name === 'tableHeader' && position >= before - 1) first = position
  })
  if (first !== null) editor.commands.setTextSelection(first + 2)
}
