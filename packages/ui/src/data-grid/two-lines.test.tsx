import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, render, settle, unmountAll } from '../testing/render.tsx'
import { DataTable } from './data-table.tsx'

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
)
afterEach(unmountAll)

const rows = [{ id: 'a', words: 'Relire un dépliant sur la place des proches, à Villefranche-sur-Saône' }]

function draw(twoLines: boolean) {
  render(
    <DataTable<{ id: string; words: string }>
      label="Missions"
      columns={[{ id: 'words', label: 'Mission', kind: 'text', twoLines, render: ({ words }) => words }]}
      rows={rows}
      rowId={({ id }) => id}
      pageOf={() => Promise.resolve(rows)}
      page={0}
      pageSize={25}
      pageSizes={[25]}
      total={1}
      onPageChange={vi.fn()}
    />,
  )
}

it('words that may take two lines have their room in the row in any size of letters', () => {
  draw(true)
  expect(find('td').classList).toContain('ens-two')
  expect(find('[role="grid"]').style.getPropertyValue('--ens-row')).toBe('max(48px, 2.75em)')
  unmountAll()
  draw(false)
  expect(find('td').classList).not.toContain('ens-two')
  expect(find('[role="grid"]').style.getPropertyValue('--ens-row')).toBe('48px')
})

it('words that two lines have no room for are shown whole when they are pointed at', async () => {
  draw(true)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(200)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(42)
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(44)
  const whole = () =>
    [...document.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent).join()
  const point = () => settle(() => find('td').dispatchEvent(new Event('pointerover', { bubbles: true })))
  point()
  expect(whole()).not.toContain('Villefranche')
  height.mockReturnValue(63)
  point()
  await vi.waitFor(() => expect(whole()).toContain('Villefranche'))
})
