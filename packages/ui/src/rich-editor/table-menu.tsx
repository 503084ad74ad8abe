import type { Editor } from '@tiptap/core'
import { TableIcon } from 'lucide-react'
import { Menu } from '../actions/menu.tsx'
import { useEditorTexts } from './texts/use-editor-texts.ts'
import { insertTable, tableCommands } from './table-commands.ts'

interface TableMenuProps {
  editor: Editor
  /** The cursor is in a table. */
  inside: boolean
  tabIndex: 0 | -1
}

/** A table to insert, or what can be done with the one where the cursor is. */
export function TableMenu({ editor, inside, tabIndex }: TableMenuProps) {
  const texts = useEditorTexts()
  const items = inside
    ? tableCommands.map(({ id, run, danger }) => ({
        id,
        label: texts[id],
        danger,
        onSelect: () => afterClose(() => run(editor)),
      }))
    : [{ id: 'tableInsert', label: texts.tableInsert, onSelect: () => afterClose(() => insertTable(editor)) }]
  return <Menu label={texts.table} icon={<TableIcon size={20} />} items={items} tabIndex={tabIndex} />
}

/** The menu gives the focus back to its button as it closes; the words take it after that. */
function afterClose(act: () => void): void {
  setTimeout(act)
}
