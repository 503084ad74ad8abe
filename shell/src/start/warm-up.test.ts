import { expect, it, vi } from 'vitest'
import type { RemotePart } from '../remotes/load-part.ts'
import { sampleRemote } from '../remotes/testing/sample-remotes.ts'
import { warmUp, warmUpWidgets } from './warm-up.ts'

const remoteOf = (name: string, order: number, roles?: ['admin']) => ({
  ...sampleRemote,
  name,
  descriptor: {
    ...sampleRemote.descriptor,
    routes: [],
    widgets: [{ key: name, place: 'home' as const, order, ...(roles && { roles }) }],
  },
})

const registry = {
  revision: 1,
  remotes: [
    remoteOf('mf-articles', 30),
    remoteOf('mf-users', 20),
    remoteOf('mf-staff', 5, ['admin']),
    remoteOf('mf-missions', 10),
  ],
}

it('brings the code of what a member sees first on /home, and leaves the rest for later', () => {
  const load = vi.fn((_name: string) => Promise.reject(new Error('away')))
  const remotes = {
    registry,
    load,
    part: vi.fn(),
    there: vi.fn(),
    renew: vi.fn(),
    recover: vi.fn(),
    crashed: vi.fn(),
    prepareLanguage: vi.fn(),
  }
  warmUp(remotes, '/home')
  expect(load.mock.calls.flat()).toEqual(['mf-missions', 'mf-users'])
})

it('brings these widgets themselves once it is known who is there, and none for nobody', () => {
  const part = vi.fn((_part: RemotePart) => Promise.reject(new Error('away')))
  warmUpWidgets({ registry, part }, '/home', null, {})
  warmUpWidgets({ registry, part }, '/dashboard', 'member', {})
  expect(part).not.toHaveBeenCalled()
  warmUpWidgets({ registry, part }, '/home', 'admin', {})
  expect(part.mock.calls.map(([{ id }]) => id)).toEqual(['mf-staff', 'mf-missions'])
})

it('leaves ideas to whoever asks for them, where the reader wants fewer things at a time', () => {
  const part = vi.fn((_part: RemotePart) => Promise.reject(new Error('away')))
  warmUpWidgets({ registry, part }, '/home', 'member', { comfort: 'dark fewer' })
  expect(part.mock.calls.map(([{ id }]) => id)).toEqual(['mf-missions'])
})
