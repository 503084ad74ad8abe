import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { find, press as keyPress, render, unmountAll } from '../testing/render.tsx'
import { Sections } from './sections.tsx'
import { Tabs } from './tabs.tsx'

afterEach(unmountAll)

const nothing = () => undefined
const ids = ['one', 'two', 'three', 'four'] as const

function Page({ count }: { count: number }) {
  const [value, setValue] = useState<(typeof ids)[number] | null>(null)
  const items = ids.slice(0, count).map((id) => ({ id, label: `Part ${id}`, content: <p>Inside {id}</p> }))
  return <Sections label="All parts" items={items} value={value} onChange={setValue} />
}

/** Room for so many pixels, where the tabs need 600: this environment lays nothing out. */
function stubRoom(width: number) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
}

/** Calls what looks at sizes, as a browser does when they change. */
function stubResizing(): () => void {
  const looking: (() => void)[] = []
  class FakeObserver {
    constructor(look: () => void) {
      looking.push(look)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', FakeObserver)
  return () =>
    act(() => {
      for (const look of looking) look()
    })
}

function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  act(() => button?.click())
}

test('parts that do not fit are a list; one opens alone, with the focus on its name, and leads back', () => {
  stubRoom(599)
  render(<Page count={4} />)
  expect(find('nav').getAttribute('aria-label')).toBe('All parts')
  expect(document.body.textContent).not.toContain('Inside')
  press('Part three')
  expect(document.body.textContent).toContain('Inside three')
  expect(document.activeElement?.textContent).toBe('Part three')
  expect(document.activeElement?.tagName).toBe('H2')
  press('All parts')
  expect(document.activeElement?.textContent).toBe('Part three')
  expect(document.activeElement?.tagName).toBe('BUTTON')
})

test('parts that fit are tabs with the first one open', () => {
  stubRoom(600)
  render(<Page count={4} />)
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(4)
  expect(find('[role="tabpanel"]').textContent).toBe('Inside one')
})

test('arrow keys, Home and End choose a tab and go round, and one tab alone is reached by Tab', () => {
  stubRoom(600)
  render(<Page count={4} />)
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
  act(() => tabs()[0]?.focus())
  for (const [key, name] of [
    ['ArrowRight', 'two'],
    ['End', 'four'],
    ['ArrowRight', 'one'],
    ['ArrowLeft', 'four'],
    ['Home', 'one'],
  ] as const) {
    keyPress(key, document.activeElement ?? document)
    expect(find('[role="tabpanel"]').textContent).toBe(`Inside ${name}`)
    expect(document.activeElement?.textContent).toBe(`Part ${name}`)
    expect(tabs().filter((tab) => tab.tabIndex === 0)).toEqual([document.activeElement])
  }
})

test('tabs that do not fit are chosen from a list, and keep what is written below them', () => {
  stubRoom(599)
  const items = ids.map((id) => ({ id, label: `Part ${id}`, content: <input aria-label={`Field of ${id}`} /> }))
  const page = <Tabs label="All parts" items={items} value="two" onChange={() => undefined} />
  const resize = stubResizing()
  render(page)
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(0)
  expect(find('[role="combobox"]').textContent).toBe('Part two')
  expect(find('[role="region"]').getAttribute('aria-label')).toBe('Part two')
  const field = find('input[aria-label]', HTMLInputElement)
  field.value = 'half a sentence'
  stubRoom(600)
  resize()
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(4)
  expect(find('input[aria-label]', HTMLInputElement).value).toBe('half a sentence')
})

test('a count that arrives late turns tabs that do not fit with it into a list', () => {
  stubRoom(600)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return (this.textContent.includes('(') ? 40 : 0) + 580
  })
  render(<Counted />)
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(2)
  press('Count')
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(0)
  expect(find('[role="combobox"]').textContent).toBe('Part one (3)')
})

test('tabs inside a part do not bring back those that gave way around them', () => {
  const within = (
    <Tabs label="Within" items={[{ id: 'in', label: 'In', content: null }]} value="in" onChange={nothing} />
  )
  stubRoom(600)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.textContent === 'In' ? 100 : 700
  })
  const resize = stubResizing()
  render(<Tabs label="Around" items={[{ id: 'one', label: 'One', content: within }]} value="one" onChange={nothing} />)
  resize()
  expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual(['In'])
  expect(find('[role="combobox"]').textContent).toBe('One')
})

function Counted() {
  const [count, setCount] = useState<number>()
  const item = (id: string) => ({ id, label: `Part ${id}`, content: null, ...(count !== undefined && { count }) })
  return (
    <>
      <button type="button" onClick={() => setCount(3)}>
        Count
      </button>
      <Tabs label="All parts" items={['one', 'two'].map(item)} value="one" onChange={nothing} />
    </>
  )
}
