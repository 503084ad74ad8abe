import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, named, render, settle, unmountAll } from '../../testing/render.tsx'
import type { DataTableProps } from '../data-table-props.ts'
import { DataTable } from '../data-table.tsx'

interface Row {
  id: string
}

const everybody = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `n${at + 1}` }))

function served(count: number) {
  return vi.fn(async ({ page, pageSize }: { page: number; pageSize: number }) =>
    everybody(count).slice(page * pageSize, (page + 1) * pageSize),
  )
}

function table(total: number, changes: Partial<DataTableProps<Row>> = {}) {
  return (
    <DataTable<Row>
      label="Participants"
      rowId={({ id }) => id}
      columns={[{ id: 'name', label: 'Nom', kind: 'text', render: ({ id }) => id }]}
      rows={everybody(Math.min(total, 5))}
      pageOf={served(total)}
      page={0}
      pageSize={5}
      pageSizes={[5, 10, 25]}
      total={total}
      onPageChange={vi.fn()}
      {...changes}
    />
  )
}

const names = () => [...document.querySelectorAll('tbody td[data-field]')].map((cell) => cell.textContent)
const onPaper = () => document.querySelector('p.ens-paper-only')?.textContent

/** What a browser does when it prints, and what stood on the paper then. */
function printer() {
  const printed: { rows: number; note: string | undefined }[] = []
  const print = vi.fn(() => {
    window.dispatchEvent(new Event('beforeprint'))
    printed.push({ rows: names().length, note: onPaper() })
    act(() => void window.dispatchEvent(new Event('afterprint')))
  })
  vi.stubGlobal('print', print)
  return printed
}

beforeEach(() => screenIs('wide'))
afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
})

function screenIs(kind: 'phone' | 'wide') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: kind === 'phone' && query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
}

/** Asks for it and waits for what comes out. */
async function printing(ask: () => void, printed: readonly unknown[]) {
  await act(async () => {
    ask()
    await vi.waitFor(() => expect(printed).not.toHaveLength(0))
  })
}

const press = () => named('Imprimer').click()

describe('a table that is printed', () => {
  it('brings all rows that its question has, prints them, and goes back to its page', async () => {
    const printed = printer()
    const pageOf = served(112)
    const actions = vi.fn((_row: Row) => [])
    render(table(112, { pageOf, actions, page: 2 }))
    await printing(press, printed)
    expect(printed).toEqual([{ rows: 112, note: undefined }])
    expect(pageOf.mock.calls).toEqual([[{ page: 0, pageSize: 100 }], [{ page: 1, pageSize: 100 }]])
    expect(names()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5'])
    // Nobody can press what stands on paper.
    expect(actions.mock.calls.some(([{ id }]) => id === 'n6')).toBe(false)
  })

  it('says how far it is, and prints once however often it is asked', async () => {
    const printed = printer()
    let answer: (rows: Row[]) => void = () => undefined
    const pageOf = vi.fn(() => new Promise<Row[]>((resolve) => (answer = resolve)))
    render(table(12, { pageOf }))
    settle(press)
    settle(press)
    expect(named('Imprimer').getAttribute('aria-busy')).toBe('true')
    expect(find('[role="status"]').textContent).toBe('Préparation de l’impression\u00a0: 0 sur 12')
    await printing(() => answer(everybody(12)), printed)
    expect(printed).toHaveLength(1)
    expect(pageOf).toHaveBeenCalledOnce()
  })

  it('says on the paper which rows are on it, where the others could not be brought', async () => {
    const printed = printer()
    render(table(12, { pageOf: () => Promise.reject(new Error('no answer')), page: 1 }))
    await printing(press, printed)
    expect(printed[0]?.rows).toBe(5)
    expect(printed[0]?.note).toContain('une partie du tableau\u00a0: 6–10 sur 12.')
    expect(printed[0]?.note).toContain('imprime toutes les lignes')
  })

  it('stops where lists stop counting, and says so', async () => {
    const printed = printer()
    // A few rows stand for the hundred of each page.
    const pageOf = vi.fn(async ({ page }: { page: number }) => [{ id: `n${page}` }])
    render(table(1000, { totalIsCapped: true, pageOf }))
    await printing(press, printed)
    expect(pageOf).toHaveBeenCalledTimes(10)
    expect(printed[0]?.note?.replaceAll(/\s/g, ' ')).toContain('sur plus de 1 000. Elle s’arrête à 1 000 lignes')
  })

  it('answers the keys of the browser where rows are missing, and leaves them to it elsewhere', async () => {
    const printed = printer()
    const { rerender } = render(table(12))
    const keys = () => new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true })
    const missing = keys()
    await printing(() => document.dispatchEvent(missing), printed)
    expect(missing.defaultPrevented).toBe(true)
    expect(printed).toEqual([{ rows: 12, note: undefined }])
    rerender(table(5))
    const whole = keys()
    settle(() => document.dispatchEvent(whole))
    expect(whole.defaultPrevented).toBe(false)
    expect(printed).toHaveLength(1)
  })

  it('is a table also of a phone, with the rows of a page that the menu of the browser prints', () => {
    screenIs('phone')
    render(table(12))
    settle(() => window.dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(5)
    expect(onPaper()).toContain('1–5 sur 12')
    settle(() => window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelectorAll('li h2')).toHaveLength(5)
  })
})
