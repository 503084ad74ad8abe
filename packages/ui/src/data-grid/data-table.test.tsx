import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, fill, find, named, press, render, settle, unmountAll } from '../testing/render.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DataTable } from './data-table.tsx'

interface Row {
  id: string
  name: string
  count: number
}

const rows: Row[] = [
  { id: 'a', name: 'Alix', count: 3 },
  { id: 'b', name: 'Sacha', count: 5 },
]

function table(changes: Partial<DataTableProps<Row>> = {}) {
  return (
    <DataTable<Row>
      label="Participants"
      rowId={(row) => row.id}
      columns={[
        {
          id: 'name',
          label: 'Nom',
          kind: 'text',
          render: (row) => row.name,
          link: (row) => ({ href: `/users/${row.id}` }),
        },
        { id: 'count', label: 'Missions', kind: 'number', render: (row) => row.count },
      ]}
      rows={rows}
      pageOf={() => Promise.resolve(rows)}
      page={1}
      pageSize={5}
      pageSizes={[5, 10, 25]}
      total={12}
      onPageChange={vi.fn()}
      {...changes}
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

function found(selector: string, words: string): HTMLElement {
  // The last one: a menu that closes is there for a moment longer.
  const element = [...document.querySelectorAll<HTMLElement>(selector)].findLast((one) => one.textContent === words)
  if (!element) throw new Error(`No ${selector} says ${words}`)
  return element
}

beforeEach(() => screenIs('phone'))
afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
})

describe('DataTable', () => {
  it('shows each row as a card on a phone, titled by the first column', () => {
    render(table())
    expect([...document.querySelectorAll('li h2')].map((title) => title.textContent)).toEqual(['Alix', 'Sacha'])
    expect(find('li h2 a').getAttribute('href')).toBe('/users/a')
    expect(find('li dl').textContent).toBe('Missions3')
  })

  it('leaves out of a card what a row does not have', () => {
    const phone = {
      id: 'phone',
      label: 'Téléphone',
      kind: 'text',
      render: (row: Row) => (row.id === 'a' ? '' : '06'),
    } as const
    render(table({ columns: [...table().props.columns, phone] }))
    expect([...document.querySelectorAll('li dl')].map((facts) => facts.textContent)).toEqual([
      'Missions3',
      'Missions5Téléphone06',
    ])
  })

  it('is a grid on a wide screen', () => {
    screenIs('wide')
    render(table())
    expect(find('[role="grid"]').getAttribute('aria-label')).toBe('Participants')
  })

  it('says which rows are shown and asks for the next page', () => {
    const onPageChange = vi.fn()
    render(table({ onPageChange }))
    expect(find('[role="status"]').textContent).toBe('6–10 sur 12')
    click(named('Page suivante'))
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 5 })
  })

  it('keeps the first row in view when the page size changes', () => {
    const onPageChange = vi.fn()
    render(table({ onPageChange }))
    settle(() => find('[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })))
    click(named('25'))
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith({ page: 0, pageSize: 25 })
  })

  it('filters by what was written in its dialog, once applied', () => {
    const onFiltersChange = vi.fn()
    render(table({ onFiltersChange }))
    click(named('Filtres'))
    fill(find('[role="dialog"] input[type="text"]', HTMLInputElement), 'ali')
    expect(onFiltersChange).not.toHaveBeenCalled()
    settle(() => find('[role="dialog"] form', HTMLFormElement).requestSubmit())
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith([{ field: 'name', operator: 'contains', value: 'ali' }])
  })

  it('shows its filters as chips that can be taken away one by one', () => {
    const onFiltersChange = vi.fn()
    render(
      table({
        onFiltersChange,
        filters: [
          { field: 'name', operator: 'contains', value: 'ali' },
          { field: 'count', operator: 'gt', value: 2 },
        ],
      }),
    )
    click(named('Retirer Nom contient ali'))
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith([{ field: 'count', operator: 'gt', value: 2 }])
  })

  it('offers the row actions behind one button', () => {
    const onSelect = vi.fn()
    render(table({ actions: (row) => [{ id: 'accept', label: 'Accepter', onSelect: () => onSelect(row.id) }] }))
    click(named('Actions'))
    click(named('Accepter'))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('takes a double press on a row for one', () => {
    const onSelect = vi.fn()
    render(table({ actions: () => [{ id: 'accept', label: 'Accepter', main: true, onSelect }] }))
    const press = (detail: number) =>
      found('button', 'Accepter Sacha').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    for (const detail of [1, 2, 3]) press(detail)
    expect(onSelect).toHaveBeenCalledOnce()
  })

  it('chooses rows for what is done with several at once', () => {
    const onSelectionChange = vi.fn()
    const onSelect = vi.fn()
    const bulkActions = [{ id: 'approve', label: 'Valider', onSelect }]
    const { rerender } = render(table({ onSelectionChange, bulkActions }))
    click(find('li input[type="checkbox"]'))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a']))
    rerender(table({ onSelectionChange, bulkActions, selection: new Set(['a', 'b']) }))
    expect(document.body.textContent).toContain('2 lignes choisies')
    click(named('Valider'))
    expect(onSelect).toHaveBeenCalledOnce()
    click(named('Ne plus rien choisir'))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set())
  })

  it('offers the whole list as a file', () => {
    const onExport = vi.fn()
    render(table({ onExport }))
    click(named('Exporter (CSV)'))
    expect(onExport).toHaveBeenCalledOnce()
  })

  it('filters a column by the menu of its header, and chooses all rows by one box', async () => {
    screenIs('wide')
    const onSelectionChange = vi.fn()
    render(table({ onFiltersChange: vi.fn(), onSortChange: vi.fn(), onSelectionChange }))
    click(named('Options de la colonne Nom'))
    await vi.waitFor(() => named('Filtrer cette colonne'))
    click(named('Filtrer cette colonne'))
    await vi.waitFor(() => find('[role="dialog"] form'))
    expect(find('[role="dialog"]').textContent).toContain('contient')
    click(named('Fermer'))
    click(find('[role="columnheader"] input[type="checkbox"]'))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'b']))
  })

  it('chooses all rows from one to another with the shift key, and keeps what is chosen on other pages', () => {
    screenIs('wide')
    const onSelectionChange = vi.fn()
    const { rerender } = render(table({ onSelectionChange, selection: new Set(['elsewhere']) }))
    const box = (row: number) => find(`tbody tr:nth-child(${row}) input[type="checkbox"]`)
    click(box(1))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['elsewhere', 'a']))
    act(() => void box(2).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['elsewhere', 'a', 'b']))
    rerender(table({ onSelectionChange, selection: new Set(['elsewhere', 'a', 'b']) }))
    click(find('[role="columnheader"] input[type="checkbox"]'))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['elsewhere']))
    const [own = '', cell = ''] = box(2).getAttribute('aria-labelledby')?.split(' ') ?? []
    expect(document.getElementById(own)?.getAttribute('aria-label')).toBe('Choisir')
    expect(document.getElementById(cell)?.textContent).toBe('Sacha')
  })

  it('sorts by the name of a column: up, down, and as the list comes', () => {
    screenIs('wide')
    const onSortChange = vi.fn()
    const { rerender } = render(table({ onSortChange }))
    const steps = [null, { field: 'count', order: 'asc' }, { field: 'count', order: 'desc' }] as const
    for (const sort of steps) {
      rerender(table({ onSortChange, sort }))
      click(named('Missions'))
    }
    expect(onSortChange.mock.calls).toEqual([[steps[1]], [steps[2]], [null]])
  })

  it('keeps sorting and usual filters of a phone behind one button, and says what is in force', () => {
    const onSortChange = vi.fn()
    const onFiltersChange = vi.fn()
    const place = {
      id: 'place',
      label: 'Lieu',
      kind: 'choice',
      quick: true,
      choices: [{ value: 'paris', label: 'Paris' }],
      render: () => 'Paris',
    } as const
    const filters = [{ field: 'place', operator: 'eq', value: 'paris' }] as const
    const columns = [...table().props.columns, place]
    render(table({ columns, onSortChange, onFiltersChange, filters: [...filters], count: '12 personnes' }))
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    click(named('Retirer Lieu\u00a0: Paris'))
    expect(onFiltersChange).toHaveBeenLastCalledWith([])
    click(named('Filtrer et trier (1)'))
    const sheet = find('[role="dialog"]')
    expect(sheet.textContent).toContain('Voir les résultats\u00a0: 12 personnes')
    const fields = [...sheet.querySelectorAll('[role="combobox"]')]
    expect(fields.map((field) => field.textContent)).toEqual(['Sans tri', 'Paris'])
    settle(() => fields[0]?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })))
    click(named('Missions, décroissant'))
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ field: 'count', order: 'desc' })
    click(named('Plus de filtres'))
    expect(document.body.textContent).toContain('Appliquer')
  })

  it('has one stop for Tab; arrows lead from cell to cell, space chooses the row, enter opens it', () => {
    screenIs('wide')
    const onSelectionChange = vi.fn()
    const { container } = render(table({ onSelectionChange }))
    const stops = [...container.querySelectorAll<HTMLElement>('[role="grid"] [tabindex="0"]')]
    expect(stops).toHaveLength(1)
    settle(() => stops[0]?.focus())
    const at = () => document.activeElement?.closest('td, th')?.getAttribute('data-field')
    for (const [key, field] of [
      ['ArrowRight', 'name'],
      ['ArrowRight', 'count'],
      ['ArrowDown', 'count'],
      ['Home', null],
      ['End', 'count'],
    ] as const) {
      press(key, document.activeElement ?? document)
      expect(at(), key).toBe(field)
    }
    press(' ', document.activeElement ?? document)
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['b']))
    const opened = vi.fn((event: Event) => event.preventDefault())
    container.addEventListener('click', opened)
    press('Enter', document.activeElement ?? document)
    expect(opened.mock.lastCall?.[0].target).toBe(named('Sacha'))
  })

  it('opens a row that has no link with enter too', () => {
    screenIs('wide')
    const onSelect = vi.fn()
    const columns: DataTableProps<Row>['columns'] = [
      { id: 'name', label: 'Nom', kind: 'text', render: ({ name }) => name },
    ]
    const actions = () => [{ id: 'show', label: 'Aperçu', opens: true, onSelect }]
    const { container } = render(table({ columns, actions }))
    settle(() => container.querySelector<HTMLElement>('tbody td[data-field="name"]')?.focus())
    press('Enter', document.activeElement ?? document)
    expect(onSelect).toHaveBeenCalledOnce()
  })

  it('leads into its search with a slash, except where somebody writes', () => {
    const search = { label: 'Chercher', value: '', onSearch: vi.fn() }
    render(table({ search }))
    press('/')
    expect(document.activeElement).toBe(find('input[type="search"]'))
  })

  it('keeps columns, order, width and density of a person, and gives back the original ones', () => {
    screenIs('wide')
    const extra = { id: 'phone', label: 'Téléphone', kind: 'text', render: () => '06' } as const
    const shown = () => [...document.querySelectorAll('th[data-field]')].map((cell) => cell.getAttribute('data-field'))
    let choice: TableChoice = {}
    function Kept() {
      const [shownChoice, setChoice] = useState(choice)
      const keep = (next: TableChoice) => {
        choice = next
        setChoice(next)
      }
      return table({ kept: { choice: shownChoice, keep }, columns: [...table().props.columns, extra] })
    }
    const kept = () => <Kept />
    render(kept())
    click(named('Options de la colonne Téléphone'))
    click(named('Déplacer à gauche'))
    click(named('Options de la colonne Missions'))
    click(found('[role="menuitem"]', 'Masquer la colonne'))
    click(named('Densité'))
    click(found('[role="menuitemradio"]', 'Serrée'))
    unmountAll()
    render(kept())
    expect(shown()).toEqual(['name', 'phone'])
    expect(find('[role="grid"]').style.getPropertyValue('--ens-row')).toBe('44px')
    click(named('Colonnes'))
    click(named('Colonnes d’origine'))
    expect(shown()).toEqual(['name', 'count', 'phone'])
  })

  it('narrows by the chips of the usual conditions, which no other chip repeats', () => {
    screenIs('wide')
    const onFiltersChange = vi.fn()
    const state = {
      id: 'state',
      label: 'État',
      kind: 'choice',
      quick: true,
      choices: [
        { value: 'open', label: 'Ouverte' },
        { value: 'full', label: 'Complète' },
      ],
      render: () => '',
    } as const
    const columns = [...table().props.columns, state]
    const { rerender } = render(table({ columns, onFiltersChange }))
    click(named('État'))
    click(found('[role="menuitemcheckbox"]', 'Complète'))
    expect(onFiltersChange).toHaveBeenLastCalledWith([{ field: 'state', operator: 'eq', value: 'full' }])
    const filters = [{ field: 'state', operator: 'eq', value: 'full' } as const]
    rerender(table({ columns, onFiltersChange, filters }))
    click(found('[role="menuitemcheckbox"]', 'Ouverte'))
    expect(onFiltersChange).toHaveBeenLastCalledWith([{ field: 'state', operator: 'in', value: ['full', 'open'] }])
    expect(document.body.textContent).toContain('État\u00a0: Complète')
    expect(document.body.textContent).not.toContain('est égal à')
    expect(document.body.textContent).toContain('Plus de filtres')
  })

  it('shows the main act in the row and on the card, and the others behind one button', () => {
    const onSelect = vi.fn()
    const actions = () => [
      { id: 'approve', label: 'Valider', main: true, onSelect },
      { id: 'refuse', label: 'Refuser', onSelect },
    ]
    render(table({ actions }))
    click(named('Valider Alix'))
    expect(onSelect).toHaveBeenCalledOnce()
    click(named('Actions'))
    expect([...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent)).toEqual(['Refuser'])
    unmountAll()
    screenIs('wide')
    render(table({ actions }))
    expect(find('td.ens-acts').textContent).toBe('Valider Alix')
  })

  it('has tools for what it holds: none without rows, only the search where that found none', () => {
    screenIs('wide')
    const search = (value: string) => ({ label: 'Chercher', value, onSearch: vi.fn() })
    render(table({ rows: [], total: 0, search: search(''), onExport: vi.fn() }))
    expect(document.querySelectorAll('input, button')).toHaveLength(0)
    unmountAll()
    render(table({ rows: [], total: 0, search: search('Zoé'), onExport: vi.fn() }))
    expect(document.querySelectorAll('input')).toHaveLength(1)
    expect(document.querySelector('[aria-label="Imprimer"]')).toBeNull()
    unmountAll()
    render(table({ search: search('Alix'), onExport: vi.fn() }))
    expect(document.querySelector('[aria-label="Imprimer"]')).not.toBeNull()
  })

  it('tells apart nothing, nothing with these filters, and a failure', () => {
    const { container, rerender } = render(table({ rows: [], total: 0 }))
    expect(container.textContent).toContain('Rien à afficher')
    rerender(table({ rows: [], total: 0, filters: [{ field: 'name', operator: 'contains', value: 'x' }] }))
    expect(container.textContent).toContain('Aucune ligne ne correspond')
    const onRetry = vi.fn()
    rerender(table({ rows: [], total: 0, error: { onRetry } }))
    expect(find('[role="alert"]').textContent).toContain('n’ont pas pu être chargées')
    click(named('Réessayer'))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
