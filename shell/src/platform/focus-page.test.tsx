import { afterEach, expect, it } from 'vitest'
import { focusPage } from './focus-page.ts'

afterEach(() => document.body.replaceChildren())

function show(content: string) {
  document.body.innerHTML = `<main id="main" tabindex="-1">${content}</main>`
}

it.each([
  ['its title', '<h1 id="title">Mes missions</h1>', '', 'title'],
  ['itself, while the title is to come', '', '', 'main'],
  [
    'the part that the address points at',
    '<h1>Mes missions</h1><h2 id="past" tabindex="-1">Passées</h2>',
    '#past',
    'past',
  ],
  ['its title, where that part is to come', '<h1 id="title">Mes missions</h1>', '#past', 'title'],
  [
    'its title, where that part takes no focus',
    '<h1 id="title">Charte</h1><p id="rules">Règles</p>',
    '#rules',
    'title',
  ],
])('a page gives the focus to %s', (_what, content, hash, focused) => {
  show(content)
  focusPage(hash)
  expect(document.activeElement?.id).toBe(focused)
})
