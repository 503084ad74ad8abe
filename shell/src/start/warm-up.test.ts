import { expect, it, vi } from 'vitest'
import { sampleRemote } from '../remotes/testing/sample-remotes.ts'
import { warmUp } from './warm-up.ts'

const remoteOf = (name: string, order: number, roles?: ['admin']) => ({
  ...sampleRemote,
  name,
  descriptor: {
    ...sampleRemote.descriptor,
    routes: [],
    widgets: [{ key: name, place: 'home' as const, order, ...(roles && { roles }) }],
  },
})

it('brings the code of what a member sees first on /home, and leaves the rest for later', () => {
  const load = vi.fn((_name: string) => Promise.reject(new Error('away')))
  const registry = {
    revision: 1,
    remotes: [
      remoteOf('mf-articles', 30),
      remoteOf('mf-users', 20),
      remoteOf('mf-staff', 5, ['admin']),
      remoteOf('mf-missions', 10),
    ],
  }
  const remotes = {
    registry,
    load,
    part: vi.fn(),
    renew: vi.fn(),
    recover: vi.fn(),
    crashed: vi.fn(),
    prepareLanguage: vi.fn(),
  }
  warmUp(remotes, '/home')
  expect(load.mock.calls.flat()).toEqual(['mf-missions', 'mf-users'])
})
