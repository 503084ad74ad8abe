import { beforeAll, expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

const value = 'export const b = 1'

/** Who imports whom, in one house, and what is said about it. */
const refusedPairs = [
  ['a remote', 'another remote', 'mf-users/src/a1.ts', 'mf-missions/src/b.ts', 'A front end imports ui'],
  ['a remote', 'the service kit', 'mf-users/src/a2.ts', 'packages/service-kit/src/b.ts', 'A front end imports ui'],
  ['a service', 'another service', 'svc-users/src/a.ts', 'svc-missions/src/b.ts', 'A service imports service-kit'],
  ['a kit', 'another kit', 'packages/ui/src/a.ts', 'packages/mf-kit/src/b.ts', 'packages/ui imports contracts only'],
  ['contracts', 'a kit', 'packages/contracts/src/a.ts', 'packages/ui/src/b.ts', 'contracts imports nothing'],
  ['the platform', 'a service', 'platform/src/a.ts', 'svc-users/src/b.ts', 'platform imports contracts only'],
  ...[
    ['http', 'data', 'http imports use-cases, queries, domain'],
    ['use-cases', 'http', 'use-cases imports mail, outbox, data, domain'],
    ['use-cases', 'queries', 'use-cases imports mail, outbox, data, domain'],
    ['use-cases', 'events', 'use-cases imports mail, outbox, data, domain'],
    ['queries', 'use-cases', 'queries imports data, domain'],
    ['queries', 'http', 'queries imports data, domain'],
    ['queries', 'mail', 'queries imports data, domain'],
    ['events', 'http', 'events imports use-cases'],
    ['mail', 'events', 'mail imports outbox, data, domain'],
    ['vault', 'use-cases', 'vault imports data, domain'],
    ['vault', 'tokens', 'vault imports data, domain'],
    ['data', 'queries', 'data imports domain'],
    ['data', 'vault', 'data imports domain'],
    ['domain', 'data', 'domain imports nothing'],
  ].map(([from = '', to = '', message = '']) => {
    const path = `svc-users/src/${from}/not-${to}.ts`
    return [`${from} of a service`, to, path, `svc-users/src/${to}/b.ts`, message]
  }),
  [
    'data',
    'how its service is put together',
    'svc-users/src/data/d.ts',
    'svc-users/src/b.ts',
    'data imports domain of',
  ],
  [
    'a use case',
    'a file beside the layers, through which it would reach any',
    'svc-users/src/use-cases/e.ts',
    'svc-users/src/b.ts',
    'use-cases imports mail, outbox, data, domain',
  ],
  ...[
    ['a feature', 'another feature', 'profile/a.tsx', 'department/b.tsx', 'A feature imports no other feature'],
    ['a feature', 'the inside of another', 'department/a.tsx', 'profile/own/b.tsx', 'A feature imports no other'],
    ['a shared folder', 'a feature', 'acts/a.ts', 'department/b.tsx', 'acts is shared: it imports no feature'],
    ['the calls', 'what lies above them', 'api/a.ts', 'acts/b.ts', 'api is shared: it imports no feature'],
  ].map(([who = '', whom = '', from = '', to = '', message = '']) => {
    return [`${who} of a remote`, whom, `mf-users/src/${from}`, `mf-users/src/${to}`, message]
  }),
  ...[
    ['platform', 'remotes'],
    ['remotes', 'guards'],
    ['guards', 'pages'],
    ['pages', 'app'],
    ['app', 'start'],
    ['api', 'session'],
    ['realm', 'api'],
    ['top-bar', 'toasts'],
    ['tour', 'finder'],
  ].map(([lower = '', upper = '']) => {
    const path = `shell/src/${lower}/a.ts`
    return [`${lower} of the shell`, upper, path, `shell/src/${upper}/b.ts`, 'Floors of shell only look down']
  }),
  ...[
    ['reports', 'deliveries'],
    ['forward', 'shell'],
    ['registry', 'forward'],
    ['registry', 'deliveries'],
    ['auth', 'registry'],
    ['store', 'registry'],
    ['http', 'deliveries'],
    ['headers', 'http'],
    ['limits', 'auth'],
  ].map(([lower = '', upper = '']) => {
    const path = `gateway/src/${lower}/not-${upper}.ts`
    return [`${lower} of the gateway`, upper, path, `gateway/src/${upper}/b.ts`, 'Floors of gateway only look down']
  }),
  ...[
    ['http', 'service'],
    ['migrations', 'http'],
    ['stream', 'inbox'],
  ].map(([lower = '', upper = '']) => {
    const path = `packages/service-kit/src/${lower}/not-${upper}.ts`
    const above = `packages/service-kit/src/${upper}/b.ts`
    return [`${lower} of the service kit`, upper, path, above, 'Floors of packages/service-kit only look down']
  }),
].map(([who = '', whom = '', from = '', to = '', message = '']) => ({ who, whom, from, to, message }))

/** Imports within the borders. */
const allowed = {
  'svc-articles/src/http/users.routes.ts':
    "import '../use-cases/edit.ts'\nimport '../queries/list.ts'\nimport '../deps.ts'",
  'svc-articles/src/events/on-mission.ts': "import '../use-cases/edit.ts'\nimport '../outbox/outgoing.ts'",
  'svc-articles/src/use-cases/edit.ts':
    "import '../data/users.ts'\nimport '../vault/keys.ts'\nimport '../outbox/outgoing.ts'",
  'svc-articles/src/queries/list.ts': "import '../data/users.ts'\nimport '../vault/keys.ts'",
  'svc-articles/src/outbox/outgoing.ts': "import '../data/users.ts'",
  'svc-articles/src/vault/keys.ts': "import '../data/users.ts'\nimport '../deps.ts'",
  'svc-articles/src/data/users.ts': "import '../domain/user.ts'\nimport '@ensemble/service-kit/refusal'",
  'svc-articles/src/domain/user.ts': value,
  'svc-articles/src/deps.ts': value,
  'gateway/src/deliveries/promote.ts': "import '../registry/moves.ts'\nimport '../auth/team-keys.ts'",
  'gateway/src/registry/moves.ts': "import '../auth/team-keys.ts'\nimport '../upstreams.ts'",
  'gateway/src/upstreams.ts': value,
  'gateway/src/auth/team-keys.ts': value,
  'mf-users/src/remote.ts': "export const load = () => import('./profile/page.tsx')",
  'mf-users/src/profile/page.tsx': "import '../acts/act.ts'\nimport './own/own.tsx'\nimport '@ensemble/ui'",
  'mf-users/src/profile/own/own.tsx': "import '../../api/users-api.ts'",
  'mf-users/src/department/page.tsx': "import '../acts/act.ts'",
  'mf-users/src/acts/act.ts': "import '../api/users-api.ts'",
  'mf-users/src/api/users-api.ts': value,
}

let refused: { file: string; message: string }[] = []

beforeAll(async () => {
  const planted = refusedPairs.flatMap(({ from, to }) => [
    [to, value],
    [from, `import { b } from '${'../'.repeat(from.split('/').length - 1)}${to}'\nexport const a = b`],
  ])
  const packages = ['ui', 'service-kit'].map((name) => [`packages/${name}/package.json`, '{}'])
  const house = Object.fromEntries([...planted, ...packages, ...Object.entries(allowed)])
  refused = (await lintHouse(house)).filter(({ rule }) => rule.startsWith('house'))
})

test.each(refusedPairs)('$who does not import $whom', ({ from, message }) => {
  const said = refused.filter(({ file }) => file === from)
  expect(said).toEqual([{ file: from, line: 1, rule: 'house(borders)', message: expect.stringContaining(message) }])
})

test('a service in layers, and features that use what lies below them, are not refused', () => {
  expect(refused.filter(({ file }) => file in allowed)).toEqual([])
})

test('a type, an export of another and what is loaded later are imports as well', async () => {
  const found = await lintHouse({
    'shell/src/pages/b.ts': 'export type B = 1\nexport const b = 1',
    'shell/src/api/a.ts': [
      "import { type B } from '../pages/b.ts'",
      "export { b } from '../pages/b.ts'",
      "export * from '../pages/b.ts'",
      "export const later = (): Promise<B> => import('../pages/b.ts').then(() => 1)",
      "export type Again = import('../pages/b.ts').B",
    ].join('\n'),
  })
  expect(found.filter(({ rule }) => rule === 'house(borders)').map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
})

test.each(['shell', 'gateway', 'packages/service-kit'])(
  'a folder of %s that stands on no floor is asked where it stands',
  async (area) => {
    const [first] = await lintHouse({ [`${area}/src/attic/a.ts`]: value })
    expect(first?.message).toContain(`floor of ${area} is attic`)
  },
)
