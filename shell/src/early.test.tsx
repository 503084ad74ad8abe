import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  window.ensembleEarlyPress?.stop()
  delete window.ensembleEarlyPress
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

it('leads to the content before the application has come, and leaves the address as it is', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  document.body.innerHTML = '<a href="#main">Aller au contenu</a><main id="main" tabindex="-1"></main>'
  await import('./early.ts')
  document.querySelector('a')?.click()
  expect(document.activeElement).toBe(document.querySelector('main'))
  expect(window.location.hash).toBe('')
})
