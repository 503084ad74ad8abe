import { expect, test, vi } from 'vitest'
import { followNavigations, navigationStart } from './navigation-start.ts'

test('the first page was asked for when the document was, the next ones when their address came', () => {
  let listener: (state: never) => void = () => undefined
  const router = {
    state: { location: { pathname: '/home' } },
    subscribe: (tell: typeof listener) => {
      listener = tell
      return () => undefined
    },
  }
  followNavigations(router as unknown as Parameters<typeof followNavigations>[0])
  expect(navigationStart()).toBe(0)
  vi.spyOn(performance, 'now').mockReturnValue(4_000)
  listener({ location: { pathname: '/home' } } as never)
  expect(navigationStart(), 'a change of filters is none').toBe(0)
  listener({ location: { pathname: '/missions' } } as never)
  expect(navigationStart()).toBe(4_000)
})
