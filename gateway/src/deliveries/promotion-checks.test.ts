import { describe, expect, it } from 'vitest'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { checkPromotion } from './promotion-checks.ts'

function remote(name: string, paths: string[], contract = '1.4.0'): RemoteDescriptor {
  return {
    name,
    version: '1',
    contract,
    container: 'c_1',
    routes: paths.map((path) => ({ path, titleKey: 't' })),
    widgets: [],
    shared: {},
    calls: [],
    size: 0,
    files: {},
    commit: null,
  }
}

describe('promotion checks', () => {
  it('lets a remote pass whose routes are its own', () => {
    const others = [remote('mf-articles', ['/resources', '/resources/:id'])]
    expect(() =>
      checkPromotion(remote('mf-missions', ['/missions', '/missions/:id', '/missions/new']), others),
    ).not.toThrow()
  })

  it('lets a new version keep the routes of the version before', () => {
    expect(() =>
      checkPromotion(remote('mf-missions', ['/missions']), [remote('mf-missions', ['/missions'])]),
    ).not.toThrow()
  })

  it('refuses a route of the shell', () => {
    expect(() => checkPromotion(remote('mf-missions', ['/home']), [])).toThrow('route /home already belongs to shell')
  })

  it('refuses a route of another remote, whatever its parameter is called', () => {
    const others = [remote('mf-articles', ['/resources/:id'])]
    expect(() => checkPromotion(remote('mf-missions', ['/resources/:articleId/']), others)).toThrow('mf-articles')
  })

  it('refuses the same route twice in one remote', () => {
    expect(() => checkPromotion(remote('mf-missions', ['/m/:a', '/m/:b']), [])).toThrow('mf-missions')
  })

  it('refuses another major of the contract', () => {
    expect(() => checkPromotion(remote('mf-missions', [], '2.0.0'), [])).toThrow('built for contract 2.0.0')
  })

  it('refuses a name that begins with that of another remote', () => {
    expect(() => checkPromotion(remote('mf-users-x', []), [remote('mf-users', [])])).toThrow('mf-users')
  })
})
