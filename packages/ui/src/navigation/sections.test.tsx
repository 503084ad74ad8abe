import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { Sections } from './sections.tsx'

afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
})

const ids = ['one', 'two', 'three', 'four'] as const

function Page({ count }: { count: number }) {
  const [value, setValue] = useState<(typeof ids)[number] | null>(null)
  const items = ids.slice(0, count).map((id) => ({ id, label: `Part ${id}`, content: <p>Inside {id}</p> }))
  return <Sections label="All parts" items={items} value={value} onChange={setValue} />
}

/** A window as wide as a phone, or wider. */
function stubWidth(phone: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: phone && media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  act(() => button?.click())
}

test('parts that do not fit a phone are a list; one opens alone, with the focus on its name, and leads back', () => {
  stubWidth(true)
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

test('parts that fit, and those of a wide page, are tabs with the first one open', () => {
  stubWidth(true)
  render(<Page count={3} />)
  expect(find('[role="tabpanel"]').textContent).toBe('Inside one')
  unmountAll()
  stubWidth(false)
  render(<Page count={4} />)
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(4)
  expect(find('[role="tabpanel"]').textContent).toBe('Inside one')
})
