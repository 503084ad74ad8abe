import { afterEach, expect, it, vi } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(() => shell.close())

it('leaves the first page where its visitor has scrolled to, and begins the next at its top', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  shell = await openShell({ path: '/notices/privacy' })
  await shell.do(() => shell.effects.setSignedOut(null))
  expect(scrolled).not.toHaveBeenCalled()
  await shell.do(() => document.querySelector<HTMLElement>('footer a[href="/notices/charter"]')?.click())
  await shell.arrives('/notices/charter')
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
})

it('keeps the place of a page that is left, whenever the browser tells that the next one begins at its top', async () => {
  shell = await openShell({ path: '/notices/privacy' })
  await shell.do(() => shell.effects.setSignedOut(null))
  let top = 2400
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    top = Number(to[1])
    // Before React has worked off what it does after a paint.
    window.dispatchEvent(new Event('scroll'))
  })
  await shell.do(() => window.dispatchEvent(new Event('scroll')))
  await shell.do(() => document.querySelector<HTMLElement>('footer a[href="/notices/charter"]')?.click())
  await shell.arrives('/notices/charter')
  await vi.waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 0))
  await shell.do(() => window.history.back())
  await shell.arrives('/notices/privacy')
  await vi.waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 2400))
})

it('shows the page of an address whose last part nobody has encoded', async () => {
  shell = await openShell({ path: '/notices/privacy#50%' })
  await shell.do(() => shell.effects.setSignedOut(null))
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Vos données'))
})
