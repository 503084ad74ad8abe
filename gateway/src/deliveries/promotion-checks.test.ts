import { describe, expect, it } from 'vitest'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { checkPromotion as check, type Platform } from './promotion-checks.ts'
import type { UsedExports } from './used-exports.ts'

function remote(name: string, paths: string[], contract = '1.3.0'): RemoteDescriptor {
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

const shell = { contract: '1.3.2', shared: { react: '19.3.1', '@ensemble/ui': '1.2.0' } }

function checkPromotion(
  candidate: RemoteDescriptor,
  others: RemoteDescriptor[],
  { uses = {}, ...platform }: Partial<Platform> & { uses?: UsedExports } = {},
) {
  check(candidate, uses, { others, shells: [shell], offered: { paths: {}, 'x-unavailable': [] }, ...platform })
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

  it('refuses what needs a later contract than a shell that is in use has', () => {
    const next = remote('mf-missions', [], '1.4.0')
    expect(() => checkPromotion(next, [])).toThrow('built for contract 1.4.0, the platform is at 1.3.2')
    const newer = { ...shell, contract: '1.4.0' }
    expect(() => checkPromotion(next, [], { shells: [newer] })).not.toThrow()
    expect(() => checkPromotion(next, [], { shells: [newer, shell] })).toThrow('1.3.2')
    expect(() => checkPromotion(next, [], { shells: [] })).toThrow('shell.json is missing')
  })

  it('refuses a share that the shell, or the one before it, does not give or gives otherwise', () => {
    const asks = (shared: Record<string, string>) => ({ ...remote('mf-missions', []), shared })
    expect(() => checkPromotion(asks({ react: '^19.0.0', '@ensemble/ui': '^1.0.0' }), [])).not.toThrow()
    expect(() => checkPromotion(asks({ react: '^18.0.0' }), [])).toThrow('react ^18.0.0, the shell')
    expect(() => checkPromotion(asks({ lodash: '^4.0.0' }), [])).toThrow('does not give lodash')
    const before = { ...shell, shared: { react: '19.2.0' } }
    expect(() => checkPromotion(asks({ react: '^19.3.0' }), [], { shells: [shell, before] })).toThrow('19.2.0')
  })

  it('refuses what takes a name from a shared package that the shell of now does not have', () => {
    const next = remote('mf-missions', [])
    const uses = { '@ensemble/ui': ['Box', 'DonutChart'] }
    const [older, newer] = [['Box'], ['Box', 'DonutChart']].map((names) => ({
      ...shell,
      offers: { '@ensemble/ui': names },
    }))
    if (!older || !newer) throw new Error('no shells')
    expect(() => checkPromotion(next, [], { uses, shells: [newer] })).not.toThrow()
    expect(() => checkPromotion(next, [], { uses, shells: [older] })).toThrow('does not give @ensemble/ui: DonutChart')
    // A tab of the shell before keeps its remotes; a shell from before they were listed is older than the remote.
    expect(() => checkPromotion(next, [], { uses, shells: [newer, older] })).not.toThrow()
    expect(() => checkPromotion(next, [], { uses })).toThrow('older than this version')
    expect(() => checkPromotion(next, [], { shells: [older] })).not.toThrow()
  })

  it('refuses calls that no service offers', () => {
    const calls = ['GET /mission/list', 'POST /mission/:id/dance']
    const paths = { '/api/mission/list': { get: {} } }
    const offered = { paths, 'x-unavailable': [] }
    expect(() => checkPromotion({ ...remote('mf-missions', []), calls }, [], { offered })).toThrow(
      'no service offers POST /mission/:id/dance',
    )
  })
})
