import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useChosenRows } from './use-chosen-rows.ts'

const pages: { id: string }[][] = [[{ id: 'a' }, { id: 'b' }], [{ id: 'c' }]]

test('what was chosen on another page is neither counted nor acted on', () => {
  let choose: (ids: ReadonlySet<string>) => void = () => undefined
  let chosen: string[] = []
  function Table({ page }: { page: 0 | 1 }) {
    const [selection, setSelection] = useChosenRows(pages[page] ?? [], 'id')
    choose = setSelection
    chosen = [...selection]
    return null
  }
  const root = createRoot(document.createElement('div'))
  const show = (page: 0 | 1) => flushSync(() => root.render(<Table page={page} />))
  show(0)
  flushSync(() => choose(new Set(['a', 'b'])))
  expect(chosen).toEqual(['a', 'b'])
  show(1)
  expect(chosen).toEqual([])
  flushSync(() => choose(new Set([...chosen, 'c'])))
  expect(chosen).toEqual(['c'])
  root.unmount()
})
