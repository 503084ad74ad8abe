import { type Extensions, Node } from '@tiptap/core'
import { tableEditing } from '@tiptap/pm/tables'

/** What prosemirror-tables calls the parts of a table. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** Cells are never merged: the allow-list has no spans, and a table without them is read well by everybody. */
const single = (value: number | null) => ({ default: value, rendered: false, parseHTML: () => value })

function cell(name: string, tag: 'td' | 'th') {
  return Node.create({
    name,
    content: '(paragraph | bulletList | orderedList)+',
    isolating: true,
    addAttributes: () => ({ colspan: single(1), rowspan: single(1), colwidth: single(null) }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })
}

const TableNode = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => {
    const tableRole = roles[name]
    return tableRole === undefined ? {} : { tableRole }
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

const TableRowNode = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** Tables of plain cells, kept in order by prosemirror-tables. */
export const tableNodes: Extensions = [TableNode, TableRowNode, cell('tableCell', 'td'), cell('tableHeader', 'th')]
