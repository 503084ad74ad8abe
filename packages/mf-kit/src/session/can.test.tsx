import type { Role } from '@ensemble/contracts/enumerations'
import type { ShellApi } from '@ensemble/contracts/remote'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { provideShell } from '../shell/shell-bridge.ts'
import { Can } from './can.tsx'

const managed = <Can action="user.manage_page">Users</Can>

const unknown = { authenticated: null, user: null, role: null }

function signIn(role: Role | null): void {
  const known = { authenticated: role !== null, user: null, role }
  provideShell({ session: { get: () => known, subscribe: () => () => undefined } } as unknown as ShellApi)
}

function seenBy(role: Role | null): string | null {
  signIn(role)
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(managed))
  const { textContent } = place
  root.unmount()
  return textContent
}

test('what a role may not do is not shown', () => {
  expect(seenBy('admin')).toBe('Users')
  expect(seenBy('member')).toBe('')
  expect(seenBy(null)).toBe('')
})

test('a page that came rendered is taken over as it came, by somebody who is known already too', async () => {
  provideShell({ session: { get: () => unknown, subscribe: () => () => undefined } } as unknown as ShellApi)
  const place = document.createElement('div')
  place.innerHTML = renderToString(managed)
  signIn('admin')
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(place, managed, { onRecoverableError })
  await vi.waitFor(() => expect(place.textContent).toBe('Users'))
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.unmount()
})
