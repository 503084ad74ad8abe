import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextArea } from '../fields/text-area.tsx'
import { find, render, unmountAll } from '../testing/render.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  unmountAll()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

/** A window of 400 px whose field of 200 px begins at that height; nothing is laid out here. */
function fieldAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this instanceof HTMLTextAreaElement ? new DOMRect(0, top, 300, 200) : new DOMRect(0, 0, 300, 400)
  })
  const shown: Element[] = []
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this)
    },
  })
  render(
    <Dialog open title="Register" onClose={() => undefined}>
      <TextArea label="Why this mission?" />
    </Dialog>,
  )
  act(() => find('textarea').focus())
  return shown
}

test('a field that the keys lead to and that lies half out of sight is shown with its question', () => {
  const [shown] = fieldAt(350)
  expect(shown?.querySelector('label')?.textContent).toBe('Why this mission?')
  expect(shown?.contains(find('textarea'))).toBe(true)
})

test('a field that is in sight stays where it is', () => {
  expect(fieldAt(150)).toEqual([])
})
