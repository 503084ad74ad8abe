import * as kit from '@ensemble/mf-kit'
import type { ShellApi } from '@ensemble/contracts/remote'
import { beforeEach, expect, it } from 'vitest'
import { ownKit } from './own-kit.ts'

type Kit = typeof kit

const asked: unknown[] = []

beforeEach(() => {
  asked.length = 0
  const request = (sent: unknown) => Promise.resolve(void asked.push(sent))
  const session = { get: () => ({ user: null }), subscribe: () => () => undefined }
  kit.provideShell({ request, session } as unknown as ShellApi)
})

/** What a remote that imports the kit is given. */
const kitOf = (remote: string) => ownKit(kit, remote) as Kit

const edit = { method: 'PUT', path: '/user/:userId/edit', params: { userId: 'u' } } as const

function endpointsOf({ api }: Kit, name: string) {
  return api.injectEndpoints({
    endpoints: (build) => ({ [name]: build.mutation<unknown, object>({ query: (more) => ({ ...edit, ...more }) }) }),
  })
}

function startStore() {
  return kit.configureStore({
    reducer: { [kit.api.reducerPath]: kit.api.reducer },
    middleware: (defaults) => defaults().concat(kit.api.middleware),
  })
}

it('signs what a remote asks by its own hand, whatever it says itself', async () => {
  const { useShell } = kitOf('mf-a')
  const forged = { ...edit, remote: 'mf-b' }
  await useShell().request(forged)
  expect(asked).toEqual([{ ...edit, remote: 'mf-a' }])
  expect(useShell()).toBe(useShell())
})

it('signs what its endpoints ask', async () => {
  const { endpoints } = endpointsOf(kitOf('mf-a'), 'aEdit')
  await startStore().dispatch(endpoints['aEdit']?.initiate({ remote: 'mf-b' }) as never)
  expect(asked).toEqual([{ ...edit, remote: 'mf-a' }])
})

it('shows a remote no endpoint of another, and lets it change none', () => {
  endpointsOf(kitOf('mf-b'), 'bEdit')
  const own = endpointsOf(kitOf('mf-a'), 'aMore')
  expect(Object.keys(own.endpoints)).toEqual(['aMore'])
  const enhanced = own.enhanceEndpoints({
    addTagTypes: ['thing'],
    endpoints: { bEdit: { query: () => edit } } as never,
  })
  expect(Object.keys(enhanced.endpoints)).toEqual(['aMore'])
})

it('takes no endpoint that asks by a function of its own', () => {
  const { api } = kitOf('mf-a')
  const inject = () =>
    api.injectEndpoints({
      endpoints: (build) => ({ sly: build.query<unknown, void>({ queryFn: () => ({ data: 1 }) }) }),
    })
  expect(inject).toThrow('query')
})

it('is the kit otherwise, and lets nobody put another shell in place', () => {
  const { provideShell, useDates, Link, ...own } = kitOf('mf-a')
  expect([useDates, Link]).toEqual([kit.useDates, kit.Link])
  expect(provideShell).toBeUndefined()
  expect(Object.keys(own)).toContain('sendFile')
  expect(Object.getOwnPropertyDescriptor(kitOf('mf-a'), '__esModule')?.value).toBe(true)
})
