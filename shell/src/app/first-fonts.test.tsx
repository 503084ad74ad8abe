import { beforeEach, expect, it, vi } from 'vitest'
import { askForFonts, fontsName, keepFonts } from './first-fonts.ts'

const files = ['/assets/inter-400.woff2', '/assets/inter-600.woff2']

function openPage(arrivalMs = 0) {
  for (const left of document.head.querySelectorAll(`meta[name="${fontsName}"], link[as="font"]`)) left.remove()
  document.head.append(Object.assign(document.createElement('meta'), { name: fontsName, content: files.join(' ') }))
  delete document.documentElement.dataset['fonts']
  askForFonts(document, arrivalMs)
  const asked = [...document.head.querySelectorAll('link[as="font"]')].map((link) => link.getAttribute('href'))
  return { asked, fonts: document.documentElement.dataset['fonts'] }
}

beforeEach(() => {
  window.localStorage.clear()
  document.cookie = 'session-open=; max-age=0'
})

it('come with the first words of a page for everybody', () => {
  expect(openPage()).toEqual({ asked: files, fonts: undefined })
})

it('are there for the page of a member who has come by the page to sign in', () => {
  openPage()
  document.cookie = 'session-open=1'
  const [first, second] = document.head.querySelectorAll('link[as="font"]')
  first?.dispatchEvent(new Event('load'))
  expect(openPage().fonts).toBe('later')
  second?.dispatchEvent(new Event('load'))
  expect(openPage()).toEqual({ asked: files, fonts: undefined })
})

it('come after the page of a member whose browser has none, and with the first words of the next', async () => {
  document.cookie = 'session-open=1'
  expect(openPage()).toEqual({ asked: [], fonts: 'later' })
  const fetch = vi.fn((_address: string) => Promise.resolve(new Response()))
  await keepFonts(fetch)
  expect(fetch.mock.calls.flat()).toEqual(files)
  expect(openPage()).toEqual({ asked: files, fonts: undefined })
  await keepFonts(fetch)
  expect(fetch).toHaveBeenCalledTimes(files.length)
})

it('come after a page that came slowly, unless the browser has them', async () => {
  expect(openPage(100)).toEqual({ asked: files, fonts: undefined })
  expect(openPage(101)).toEqual({ asked: [], fonts: 'later' })
  await keepFonts(() => Promise.resolve(new Response()))
  expect(openPage(101)).toEqual({ asked: files, fonts: undefined })
})

it('are asked for again after a failure, and when a build has others', async () => {
  document.cookie = 'session-open=1'
  await keepFonts(() => Promise.reject(new Error('offline')))
  await keepFonts(() => Promise.resolve(new Response(null, { status: 404 })))
  expect(openPage().fonts).toBe('later')
  await keepFonts(() => Promise.resolve(new Response()))
  files[1] = '/assets/inter-600.new.woff2'
  expect(openPage().fonts).toBe('later')
})
