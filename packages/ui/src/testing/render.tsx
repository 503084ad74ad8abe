import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { EnsembleTheme } from '../theme/ensemble-theme.tsx'
import { frenchUiTexts } from '../texts/french-ui-texts.ts'

export interface Rendered {
  container: HTMLElement
  rerender: (element: ReactNode) => void
}

const mounted: { root: Root; container: HTMLElement }[] = []

/** Mounts an element inside the theme, with the French labels. */
export function render(element: ReactNode): Rendered {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  mounted.push({ root, container })
  const rerender = (next: ReactNode) =>
    act(() => root.render(<EnsembleTheme texts={frenchUiTexts}>{next}</EnsembleTheme>))
  rerender(element)
  return { container, rerender }
}

/** Removes what the test mounted; call it after each. */
export function unmountAll(): void {
  for (const { root, container } of mounted.splice(0)) {
    act(() => root.unmount())
    container.remove()
  }
}

/** The element of that selector, wherever in the page; fails when there is none. */
export function find(selector: string): HTMLElement
export function find<Found extends HTMLElement>(selector: string, type: new () => Found): Found
export function find(selector: string, type: new () => HTMLElement = HTMLElement): HTMLElement {
  const element = document.querySelector(selector)
  if (!(element instanceof type)) throw new Error(`Nothing matches ${selector}`)
  return element
}

/** The button or link with that name. */
export function named(name: string): HTMLElement {
  const element = [...document.querySelectorAll<HTMLElement>('button, a, [role="menuitem"], [role="option"]')].find(
    (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent).trim() === name,
  )
  if (!element) throw new Error(`Nothing is named ${name}`)
  return element
}

/** Does something and waits for what React makes of it. */
export function settle(work: () => void): void {
  act(() => {
    work()
  })
}

/** A click, with what React does about it. */
export function click(element: HTMLElement): void {
  act(() => {
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }))
    element.click()
  })
}

/** A key pressed on an element, or on the document. */
export function press(key: string, element: EventTarget = document): void {
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}

/** Types a whole value into a field, as a person would leave it. */
export function fill(input: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    setter?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
