import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, find, named, render, unmountAll } from '../testing/render.tsx'
import { EnsembleTheme } from '../theme/ensemble-theme.tsx'
import { frenchUiTexts } from '../texts/french-ui-texts.ts'
import { CellChip } from './cell-chip.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DataTable } from './data-table.tsx'
import type { TableColumn } from './table-column.ts'

interface Row {
  id: string
}

const drawn = vi.fn<(id: string) => void>()
const columns: TableColumn<Row>[] = [
  { id: 'name', label: 'Nom', kind: 'text', render: ({ id }) => id, link: ({ id }) => ({ href: `/users/${id}` }) },
  {
    id: 'state',
    label: 'État',
    kind: 'choice',
    render: ({ id }) => {
      drawn(id)
      return <CellChip tone="confirmed" label="Validé" />
    },
  },
]
const page = (name: string, count = 60): Row[] => Array.from({ length: count }, (_, at) => ({ id: `${name}${at}` }))
const seen = () => document.querySelectorAll('tbody tr').length
const allSeen = () => vi.waitFor(() => expect(seen()).toBe(60), { timeout: 60_000 })

function table(rows: readonly Row[], changes: Partial<DataTableProps<Row>> = {}) {
  const onSelect = vi.fn()
  return (
    <DataTable<Row>
      label="Participants"
      rowId={({ id }) => id}
      {...{ columns, rows }}
      pageOf={() => Promise.resolve(rows)}
      actions={() => [
        { id: 'accept', label: 'Accepter', main: true, onSelect },
        { id: 'refuse', label: 'Refuser', onSelect },
      ]}
      selection={new Set()}
      onSelectionChange={vi.fn()}
      page={0}
      pageSize={100}
      pageSizes={[25, 50, 100]}
      total={243}
      onPageChange={vi.fn()}
      {...changes}
    />
  )
}

const roots: Root[] = []

/** As a browser does it: what is not of the first picture comes later. */
function mount() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  roots.push(root)
  return (rows: readonly Row[], changes?: Partial<DataTableProps<Row>>) =>
    flushSync(() => root.render(<EnsembleTheme texts={frenchUiTexts}>{table(rows, changes)}</EnsembleTheme>))
}

beforeEach(() => {
  drawn.mockClear()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})
afterEach(() => {
  unmountAll()
  for (const root of roots.splice(0)) flushSync(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('many rows', () => {
  it('are drawn as far as a window shows them first, in the room of all, and the others after it', async () => {
    const draw = mount()
    draw(page('a'))
    expect(seen()).toBe(25)
    expect(find('tbody').style.minHeight).toBe('calc(60 * var(--ens-row))')
    await allSeen()
    expect(drawn.mock.calls.map(([id]) => id)).toEqual(page('a').map(({ id }) => id))
  })

  it('stay where the list was asked for again, and begin anew on another page', async () => {
    const draw = mount()
    draw(page('a'))
    await allSeen()
    draw(page('a').slice(1))
    expect(seen()).toBe(59)
    draw(page('b'))
    expect(seen()).toBe(25)
    await allSeen()
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
  })

  it('are all there at once on paper', () => {
    mount()(page('a'))
    window.dispatchEvent(new Event('beforeprint'))
    expect(seen()).toBe(60)
  })

  it('are drawn again only where what they show has changed', () => {
    const rows = page('a')
    const { rerender } = render(table(rows))
    drawn.mockClear()
    rerender(table(rows, { selection: new Set(['a7']) }))
    expect(drawn.mock.calls).toEqual([['a7']])
    click(named('Accepter a3'))
    click(find('tbody tr:nth-child(5) [aria-haspopup="menu"]'))
    expect(drawn.mock.calls.slice(1)).toEqual([['a4']])
  })

  it('do what the table would do by now, though they were not drawn again for it', () => {
    const rows = page('a', 2)
    const { rerender } = render(table(rows))
    const onSelect = vi.fn()
    rerender(table(rows, { actions: () => [{ id: 'accept', label: 'Accepter', main: true, onSelect }] }))
    click(named('Accepter a1'))
    expect(onSelect).toHaveBeenCalledOnce()
  })

  it('take their menu along when they leave: it never acts on the row that comes in its place', async () => {
    const rows = page('a', 3)
    const { rerender } = render(table(rows))
    const entries = () => [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent)
    click(find('tbody tr:nth-child(2) [aria-haspopup="menu"]'))
    await vi.waitFor(() => expect(entries()).toEqual(['Refuser']), { timeout: 60_000 })
    rerender(table(rows.filter(({ id }) => id !== 'a1')))
    await vi.waitFor(() => expect(entries()).toEqual([]), { timeout: 60_000 })
    expect(document.querySelector('[aria-expanded="true"]')).toBeNull()
  })

  it('cost no style of their own: plain elements, which the table knows by their classes', () => {
    render(table(page('a', 1)))
    const classes = [...find('tbody tr').querySelectorAll('*')].flatMap((one) => [...one.classList])
    expect(classes.filter((name) => !/^(ens-|lucide)/.test(name))).toEqual([])
  })

  it('say their place among all there are', () => {
    render(table(page('c', 3), { page: 2 }))
    expect(find('[role="grid"]').getAttribute('aria-rowcount')).toBe('244')
    expect(find('thead tr').getAttribute('aria-rowindex')).toBe('1')
    expect(find('tbody tr:last-child').getAttribute('aria-rowindex')).toBe('204')
    unmountAll()
    render(table(page('c', 1), { totalIsCapped: true }))
    expect(find('[role="grid"]').getAttribute('aria-rowcount')).toBe('-1')
  })
})
