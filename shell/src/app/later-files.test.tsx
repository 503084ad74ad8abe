import { expect, it } from 'vitest'
import { fetchLaterFiles, laterFilesId } from './later-files.ts'

function openPage() {
  const page = document.implementation.createHTMLDocument()
  const first = ['framework', 'main'].map(
    (name) => `<link rel="preload" as="script" fetchpriority="high" href="/${name}.js">`,
  )
  page.head.innerHTML = `${first.join('')}<link rel="preload" as="font" href="/inter.woff2">
    <template id="${laterFilesId}"><link rel="preload" as="script" href="/remote.js"></template>`
  fetchLaterFiles(page)
  const arrive = (part: string) => page.querySelector(`[href*="${part}"]`)?.dispatchEvent(new Event('load'))
  return { page, arrive, asked: () => page.querySelector('head > [href="/remote.js"]') !== null }
}

it('asks for what remotes need when all scripts that draw the page have come, and not before', () => {
  const { arrive, asked } = openPage()
  arrive('inter')
  arrive('framework')
  expect(asked()).toBe(false)
  arrive('main')
  expect(asked()).toBe(true)
})

it('asks for it once the scripts have run, where no arrival was told', () => {
  const { page, asked } = openPage()
  page.dispatchEvent(new Event('DOMContentLoaded'))
  expect(asked()).toBe(true)
  page.dispatchEvent(new Event('DOMContentLoaded'))
  expect(page.querySelectorAll('[href="/remote.js"]')).toHaveLength(1)
})
