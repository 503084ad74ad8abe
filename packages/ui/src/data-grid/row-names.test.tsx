import { afterEach, expect, it, vi } from 'vitest'
import { render, unmountAll } from '../testing/render.tsx'
import { DataTable } from './data-table.tsx'

const rows = [{ name: 'Alix' }, { name: 'Sacha' }]

afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
})

/** What its `aria-labelledby` says. */
function spoken(element: Element): string {
  const parts = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
  return parts.map((part) => part?.getAttribute('aria-label') ?? part?.textContent).join(' ')
}

it.each(['phone', 'wide'])('names by its row the button behind which its acts are: %s', (screen) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: screen === 'phone' && query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  render(
    <DataTable<{ name: string }>
      label="Participants"
      rowId={({ name }) => name}
      columns={[{ id: 'name', label: 'Nom', kind: 'text', render: ({ name }) => name }]}
      actions={() => [{ id: 'accept', label: 'Accepter', onSelect: vi.fn() }]}
      rows={rows}
      pageOf={() => Promise.resolve(rows)}
      page={0}
      pageSize={5}
      pageSizes={[5, 10, 25]}
      total={2}
      onPageChange={vi.fn()}
    />,
  )
  const names = [...document.querySelectorAll('[aria-label="Actions"]')].map(spoken)
  expect(names).toEqual(['Actions Alix', 'Actions Sacha'])
})
