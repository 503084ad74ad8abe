import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTableState } from './use-table-state.ts'

const profile = { field: 'profileType', operator: 'eq', value: 'patient' } as const
const suspended = { field: 'status', operator: 'eq', value: 'suspended' } as const

let root: Root
let table: ReturnType<typeof useTableState>
let address: string

function Table({ tell }: { tell: (drawn: typeof table, at: string) => void }) {
  tell(useTableState({ always: [suspended], unwritten: ['profileType'] }), useLocation().search)
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <MemoryRouter>
        <Table
          tell={(drawn, at) => {
            table = drawn
            address = at
          }}
        />
      </MemoryRouter>,
    ),
  )
})
afterEach(() => act(() => root.unmount()))

test('a plain page is asked for by address, with what the page itself asks', () => {
  expect(table.ask({})).toEqual({ query: { page: 0, pageSize: 25, filters: JSON.stringify([suspended]) } })
})

test('an order by a field that tells of health stands in no address, of the page or of the call', () => {
  act(() => table.sortBy({ field: 'profileType', order: 'asc' }))
  expect(address).toBe('')
  expect(table.ask({})).toEqual({
    body: { sort: 'profileType', order: 'asc', page: 0, pageSize: 25, filters: [suspended] },
  })
  expect(table.askFile({})).toHaveProperty('body')
})

test('a filter by such a field goes by body as well', () => {
  act(() => table.filterBy([profile]))
  expect(address).toBe('')
  expect(table.ask({})).toEqual({ body: { page: 0, pageSize: 25, filters: [suspended, profile] } })
})
