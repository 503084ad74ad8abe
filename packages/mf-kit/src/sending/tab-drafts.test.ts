import { expect, test } from 'vitest'
import { createFakeShell } from '../fake-shell/create-fake-shell.ts'
import { provideShell } from '../shell/shell-bridge.ts'
import { createDrafts } from './tab-drafts.ts'

const someone = { user: { id: 'a', displayName: 'A' } }
const enter = (session: Parameters<typeof createFakeShell>[0]['session']) =>
  provideShell(createFakeShell({ session }).api)

test('what was written waits for its writer on this page, until it is sent', () => {
  const drafts = createDrafts<string>()
  enter(someone)
  drafts.keep('form', 'words')
  expect(drafts.get('form')).toBe('words')
  expect(drafts.get('another')).toBeUndefined()
  drafts.forget('form')
  expect(drafts.get('form')).toBeUndefined()
})

test('a new page knows nothing of what was written on the one before, though its modules live on', () => {
  const drafts = createDrafts<string>()
  enter(someone)
  drafts.keep('form', 'words')
  enter(someone)
  expect(drafts.get('form')).toBeUndefined()
})

test('nobody else on the page reads it, and nobody signed in keeps anything', () => {
  const drafts = createDrafts<string>()
  const { api } = createFakeShell({})
  let user: { id: string; displayName: string } | null = someone.user
  provideShell({ ...api, session: { ...api.session, get: () => ({ authenticated: true, role: 'member', user }) } })
  drafts.keep('form', 'words')
  user = { id: 'b', displayName: 'B' }
  expect(drafts.get('form')).toBeUndefined()
  user = null
  drafts.keep('form', 'of nobody')
  expect(drafts.get('form')).toBeUndefined()
  user = someone.user
  expect(drafts.get('form')).toBe('words')
})
