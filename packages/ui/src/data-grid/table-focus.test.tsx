import { afterEach, expect, it, vi } from 'vitest'
import { EmptyState } from '../feedback/empty-state.tsx'
import { find, named, render, settle, unmountAll } from '../testing/render.tsx'
import { DataTable } from './data-table.tsx'

interface Row {
  id: string
}

const rows: readonly Row[] = [{ id: 'Alix' }, { id: 'Sacha' }]

function table(shown: readonly Row[]) {
  return (
    <DataTable<Row>
      label="Participants"
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: 'Nom',
          kind: 'text',
          render: ({ id }) => id,
          link: ({ id }) => ({ href: `/users/${id}` }),
        },
      ]}
      rows={shown}
      pageOf={() => Promise.resolve(shown)}
      actions={() => [{ id: 'accept', label: 'Accepter', main: true, onSelect: vi.fn() }]}
      empty={<EmptyState title="Plus personne" />}
      page={0}
      pageSize={5}
      pageSizes={[5, 10, 25]}
      total={shown.length}
      onPageChange={vi.fn()}
    />
  )
}

function screenIs(kind: 'phone' | 'wide') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: kind === 'phone' && query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
}

const focused = () => document.activeElement

afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
})

it('passes the focus on where what had it is gone: to the next card, else to what stands there instead', async () => {
  screenIs('phone')
  const { rerender } = render(table(rows))
  settle(() => named('Accepter Alix').focus())
  rerender(table(rows.slice(1)))
  await expect.poll(focused).toBe(named('Sacha'))
  rerender(table([]))
  await expect.poll(focused).toBe(find('h2'))
})

it('passes it on from the last row of a grid as well', async () => {
  screenIs('wide')
  const { rerender } = render(table(rows))
  settle(() => named('Accepter Alix').focus())
  rerender(table(rows.slice(1)))
  await expect.poll(() => focused()?.closest('tbody tr')?.textContent).toContain('Sacha')
  rerender(table([]))
  await expect.poll(focused).toBe(find('h2'))
})

it('passes it on where a row goes while its window is open, and leaves it where the person went', async () => {
  screenIs('phone')
  const page = (open: boolean, shown: readonly Row[]) => (
    <>
      {table(shown)}
      <button type="button">Ailleurs</button>
      {open ? <div role="dialog" tabIndex={-1} /> : null}
    </>
  )
  const { rerender } = render(page(true, rows))
  settle(() => named('Alix').focus())
  settle(() => find('[role="dialog"]').focus())
  rerender(page(true, rows.slice(1)))
  expect(focused()).toBe(find('[role="dialog"]'))
  rerender(page(false, rows.slice(1)))
  await expect.poll(focused).toBe(named('Sacha'))
  settle(() => named('Ailleurs').focus())
  settle(() => named('Ailleurs').blur())
  rerender(page(false, rows.slice(0, 1)))
  await Promise.resolve()
  expect(focused()).toBe(document.body)
})

it('passes it on where the window of a row that is gone leaves later than all the rest', async () => {
  screenIs('phone')
  const { rerender } = render(table(rows))
  const window = document.body.appendChild(document.createElement('div'))
  window.setAttribute('role', 'dialog')
  window.tabIndex = -1
  settle(() => named('Alix').focus())
  settle(() => window.focus())
  rerender(table(rows.slice(1)))
  window.remove()
  await expect.poll(focused).toBe(named('Sacha'))
})

it('calls nobody back who went elsewhere while their row was gone', async () => {
  screenIs('phone')
  const page = (open: boolean, shown: readonly Row[]) => (
    <>
      {table(shown)}
      <button type="button">Ailleurs</button>
      {open ? <div role="dialog" tabIndex={-1} /> : null}
    </>
  )
  const { rerender } = render(page(true, rows))
  settle(() => named('Alix').focus())
  settle(() => find('[role="dialog"]').focus())
  rerender(page(true, rows.slice(1)))
  settle(() => named('Ailleurs').focus())
  rerender(page(false, rows.slice(1)))
  await Promise.resolve()
  settle(() => named('Ailleurs').blur())
  rerender(page(false, []))
  await Promise.resolve()
  expect(focused()).toBe(document.body)
})
