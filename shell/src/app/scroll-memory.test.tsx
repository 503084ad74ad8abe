import { afterEach, expect, it, vi } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(async () => {
  await shell.close()
  vi.restoreAllMocks()
})

it('leaves the first page where its visitor has scrolled to, and begins the next at its top', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  shell = await openShell({ path: '/notices/privacy' })
  await shell.do(() => shell.effects.setSignedOut(null))
  expect(scrolled).not.toHaveBeenCalled()
  await shell.do(() => document.querySelector<HTMLElement>('footer a[href="/notices/charter"]')?.click())
  await shell.arrives('/notices/charter')
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
})
