import type { ShellApi, ShellRequest } from '@ensemble/contracts/remote'
import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { createFakeShell } from '../fake-shell/create-fake-shell.ts'
import { provideShell } from '../shell/shell-bridge.ts'
import { api } from './api.ts'

const row = { params: { userId: 'me' } }

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    testRead: build.query<unknown, void>({ query: () => ({ method: 'GET', path: '/user/:userId', ...row }) }),
    testEdit: build.mutation<unknown, string>({
      query: (body) => ({ method: 'PUT', path: '/user/:userId/edit', ...row, body }),
    }),
    testCreate: build.mutation<unknown, string>({
      query: (body) => ({ method: 'POST', path: '/user/:userId/approve', ...row, body, idempotent: true }),
    }),
    testLeave: build.mutation<unknown, string>({
      query: (body) => ({
        method: 'POST',
        path: '/user/:userId/approve',
        ...row,
        body,
        idempotent: true,
        keepalive: true,
      }),
    }),
    testOther: build.mutation<unknown, string>({
      query: (userId) => ({ method: 'PUT', path: '/user/:userId/edit', params: { userId } }),
    }),
  }),
})

/** A page whose requests are answered when the test says so, the oldest of a name first. */
function start() {
  const waiting: { name: string; answer: (data: unknown) => void }[] = []
  const sent: string[] = []
  const session = { userId: 'u1' }
  const shell: ShellApi = {
    ...createFakeShell({}).api,
    session: {
      get: () => ({ authenticated: true, role: 'member', user: { id: session.userId, displayName: 'Camille' } }),
      subscribe: () => () => undefined,
    },
    request: ({ method, params, body }: ShellRequest) => {
      const name = method === 'GET' ? 'read' : String(body ?? params?.userId)
      sent.push(name)
      return new Promise((resolve) => waiting.push({ name, answer: resolve }))
    },
  }
  provideShell(shell)
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  return {
    store,
    sent,
    session,
    shown: () => testApi.endpoints.testRead.select()(store.getState()).data,
    answer: async (name: string, data: unknown = name) => {
      await turn()
      const index = waiting.findIndex((request) => request.name === name)
      waiting.splice(index, 1)[0]?.answer(data)
      await turn()
    },
  }
}

/** Lets everything that is due happen. */
const turn = () => new Promise((resolve) => setImmediate(resolve))
const { testRead, testEdit, testCreate, testLeave, testOther } = testApi.endpoints

test('a refetch that began before a change and is answered after it does not overwrite what is newer', async () => {
  const { store, sent, shown, answer } = start()
  const reading = store.dispatch(testRead.initiate())
  await answer('read', 'old')
  void reading.refetch()
  await turn()
  const change = store.dispatch(testEdit.initiate('edit'))
  await turn()
  await answer('edit')
  await change
  await answer('read', 'older than the change')
  expect(shown()).toBe('old')
  await answer('read', 'new')
  expect(shown()).toBe('new')
  expect(sent).toEqual(['read', 'read', 'edit', 'read'])
})

test('changes of one thing wait for each other, whatever the call and however the thing is named', async () => {
  const { store, sent, answer } = start()
  void store.dispatch(testEdit.initiate('a'))
  void store.dispatch(testCreate.initiate('b'))
  void store.dispatch(testOther.initiate('u1'))
  void store.dispatch(testOther.initiate('u2'))
  await turn()
  expect(sent).toEqual(['a', 'u2'])
  await answer('a')
  expect(sent).toEqual(['a', 'u2', 'b'])
  await answer('b')
  expect(sent).toEqual(['a', 'u2', 'b', 'u1'])
  await answer('u1')
})

test('what outlives the page waits for no answer: of several such acts on one thing none is lost', async () => {
  const { store, sent, answer } = start()
  for (const act of ['k', 'l', 'm']) void store.dispatch(testLeave.initiate(act))
  await turn()
  expect(sent).toEqual(['k', 'l', 'm'])
  for (const act of sent) await answer(act)
})

test('the same intent twice is one request, also while it waits for the change before it', async () => {
  const { store, sent, answer } = start()
  void store.dispatch(testEdit.initiate('a'))
  const twice = [store.dispatch(testCreate.initiate('b')), store.dispatch(testCreate.initiate('b'))]
  await turn()
  await answer('a')
  await answer('b', 'done')
  expect((await Promise.all(twice)).map(({ data }) => data)).toEqual(['done', 'done'])
  expect(sent).toEqual(['a', 'b'])
})

test('what one page asks for and never hears of holds up nothing in another', async () => {
  const before = start()
  void before.store.dispatch(testCreate.initiate('never answered'))
  await turn()
  const { store, sent, answer } = start()
  const asked = store.dispatch(testCreate.initiate('never answered'))
  await turn()
  expect(sent).toEqual(['never answered'])
  await answer('never answered', 'done')
  expect(await asked).toMatchObject({ data: 'done' })
})

test('what waits when somebody else signs in is not sent in their name', async () => {
  const { store, sent, session, answer } = start()
  void store.dispatch(testEdit.initiate('a'))
  const second = store.dispatch(testEdit.initiate('b'))
  await turn()
  session.userId = 'u2'
  await answer('a')
  expect(await second).toMatchObject({ error: { code: 'SESSION_EXPIRED' } })
  expect(sent).toEqual(['a'])
})
