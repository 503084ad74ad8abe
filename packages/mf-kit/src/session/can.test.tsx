import type { Role } from '@ensemble/contracts/enumerations'
import type { ShellApi } from '@ensemble/contracts/remote'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { provideShell } from '../shell/shell-bridge.ts'
import { Can } from './can.tsx'

function seenBy(role: Role | null): string {
  const session = { get: () => ({ authenticated: role !== null, user: null, role }), subscribe: () => () => undefined }
  provideShell({ session } as unknown as ShellApi)
  return renderToStaticMarkup(<Can action="user.manage_page">Users</Can>)
}

test('what a role may not do is not shown', () => {
  expect(seenBy('admin')).toBe('Users')
  expect(seenBy('member')).toBe('')
  expect(seenBy(null)).toBe('')
})
