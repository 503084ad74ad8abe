import { afterEach, expect, it, vi } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'
import { typeInto } from '../testing/type-into.ts'
import { keepEarlyInput, putEarlyInputBack, restoreEarlyInput } from './early-input.ts'

function page() {
  document.body.innerHTML = `<div>
    <input name="email" value=""><input name="kept" type="checkbox" value="yes" checked>
    <textarea name="words"></textarea><button>go</button>
  </div>`
  const place = document.querySelector('div')
  const email = document.querySelector<HTMLInputElement>('input')
  const box = document.querySelector<HTMLInputElement>('[type=checkbox]')
  const words = document.querySelector('textarea')
  const button = document.querySelector('button')
  if (!place || !email || !box || !words || !button) throw new Error('the page is incomplete')
  return { place, email, box, words, button }
}

afterEach(() => {
  document.body.replaceChildren()
  delete window.ensembleEarlyPress
})

it('brings back what was typed before the application came, and while it took over', () => {
  const { place, email, box, words } = page()
  email.value = 'ines@example.org'
  box.checked = false
  keepEarlyInput(place)
  words.value = 'Bonjour'
  words.dispatchEvent(new Event('input', { bubbles: true }))
  email.value = ''
  words.value = ''
  box.checked = true
  const heard = vi.fn()
  place.addEventListener('input', heard)
  restoreEarlyInput()
  expect([email.value, box.checked, words.value]).toEqual(['ines@example.org', false, 'Bonjour'])
  expect(heard, 'the form hears of it').toHaveBeenCalled()
})

it('puts a text back before anybody sees its field empty, so that the next letter is added to it', () => {
  const { place, email } = page()
  email.value = 'ines@'
  keepEarlyInput(place)
  email.value = ''
  const heard = vi.fn()
  place.addEventListener('input', heard)
  putEarlyInputBack()
  expect([email.value, heard.mock.calls]).toEqual(['ines@', []])
  email.value += 'e'
  email.dispatchEvent(new Event('input', { bubbles: true }))
  restoreEarlyInput()
  expect(email.value).toBe('ines@e')
})

it('has the focus where it was before the next key, also in a page that was drawn anew', () => {
  const choices = '<input type="radio" name="who" value="a"><input type="radio" name="who" value="b">'
  document.body.innerHTML = `<div>${choices}</div>`
  const place = document.querySelector('div')
  if (!place) throw new Error('the page is incomplete')
  place.querySelector('input')?.focus()
  keepEarlyInput(place)
  place.innerHTML = choices
  putEarlyInputBack()
  expect(document.activeElement).toBe(place.querySelector('input'))
  restoreEarlyInput()
})

it('leaves the focus on the content, where the skip link has led, in a page that was drawn anew', () => {
  document.body.innerHTML = '<div><main id="main" tabindex="-1"></main></div>'
  const place = document.querySelector('div')
  if (!place) throw new Error('the page is incomplete')
  keepEarlyInput(place)
  place.querySelector('main')?.focus()
  place.innerHTML = '<main id="main" tabindex="-1"></main>'
  putEarlyInputBack()
  expect(document.activeElement).toBe(place.querySelector('main'))
  restoreEarlyInput()
})

it('brings back the last choice among several, wherever it stands', () => {
  document.body.innerHTML =
    '<div><input type="radio" name="who" value="a"><input type="radio" name="who" value="b"></div>'
  const place = document.querySelector('div')
  const [first, second] = document.querySelectorAll('input')
  if (!place || !first || !second) throw new Error('the page is incomplete')
  keepEarlyInput(place)
  second.click()
  first.click()
  first.checked = false
  restoreEarlyInput()
  expect([first.checked, second.checked]).toEqual([true, false])
})

it('brings it back into other fields of the same names, where the page was drawn anew', () => {
  const before = page()
  before.email.value = 'ines@example.org'
  keepEarlyInput(before.place)
  before.email.focus()
  before.place.innerHTML = '<input name="email">'
  restoreEarlyInput()
  expect(before.place.querySelector('input')?.value).toBe('ines@example.org')
  expect(document.activeElement, 'where somebody was typing').toBe(before.place.querySelector('input'))
})

it('presses once the button that was pressed before', () => {
  const { place, button } = page()
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  const stop = vi.fn()
  window.ensembleEarlyPress = { button, stop }
  keepEarlyInput(place)
  restoreEarlyInput()
  restoreEarlyInput()
  expect(pressed).toHaveBeenCalledOnce()
  expect(stop).toHaveBeenCalledOnce()
})

it('finds the first answer of a sign-up again where the page is drawn anew, and the focus on it', async () => {
  const chosen = () => document.querySelector<HTMLInputElement>('input[value="caregiver"]')
  const open = async () => {
    const shell = await openShell({ path: '/signup' })
    await shell.shows('Qui êtes-vous')
    return shell
  }
  const before = await open()
  keepEarlyInput(document.body)
  await before.do(() => {
    chosen()?.click()
    chosen()?.focus()
  })
  await before.close()
  const after = await open()
  expect(chosen()?.checked).toBe(true)
  expect(document.activeElement).toBe(chosen())
  await after.close()
})

it('follows a link that was pressed before, with the address that was typed and nothing of it in the address bar', async () => {
  const link = () => document.querySelector<HTMLAnchorElement>('form a[href="/forgot_password"]')
  const before = await openShell({ path: '/login' })
  await before.shows('Garder ma session ouverte')
  keepEarlyInput(document.body)
  await before.do(() => typeInto('email', 'ines@example.org'))
  window.ensembleEarlyPress = { button: link(), stop: () => undefined }
  await before.close()
  const after = await openShell({ path: '/login' })
  await after.arrives('/forgot_password')
  await after.shows('Recevoir un code')
  expect(document.querySelector<HTMLInputElement>('input[name="email"]')?.value).toBe('ines@example.org')
  expect(window.location.href).not.toContain('ines')
  await after.close()
})
