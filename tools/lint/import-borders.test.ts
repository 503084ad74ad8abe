import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

test('two files that import each other are refused, both', async () => {
  const refused = await lintHouse({
    'svc-missions/src/domain/mission.ts': "import { seats } from './seats.ts'\nexport const mission = seats",
    'svc-missions/src/domain/seats.ts': "import { mission } from './mission.ts'\nexport const seats = () => mission",
  })
  expect(refused).toEqual([
    'svc-missions/src/domain/mission.ts: Dependency cycle detected',
    'svc-missions/src/domain/seats.ts: Dependency cycle detected',
  ])
})

test('a circle through a page that is loaded when it is opened is refused', async () => {
  const refused = await lintHouse({
    'shell/src/pages/pages.tsx': "export const open = () => import('./home.tsx')",
    'shell/src/pages/home.tsx': "import { mayOpen } from './access.ts'\nexport const home = mayOpen",
    'shell/src/pages/access.ts': "import { open } from './pages.tsx'\nexport const mayOpen = open",
  })
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatch(/^shell\/src\/pages\/access\.ts: Dependency cycle via/)
})

test('types that need each other are no circle: nothing of them is left when the program runs', async () => {
  const refused = await lintHouse({
    'svc-missions/src/domain/mission.ts':
      "import { type Seats } from './seats.ts'\nexport type Mission = { seats: Seats }",
    'svc-missions/src/domain/seats.ts':
      "import { type Mission } from './mission.ts'\nexport type Seats = { of: Mission }",
  })
  expect(refused).toEqual([])
})

test.each([
  ['a remote', 'another remote', 'mf-users/src/a.ts', 'mf-missions/src/b.ts', 'A front end imports ui'],
  ['a remote', 'the service kit', 'mf-users/src/a.ts', 'packages/service-kit/src/b.ts', 'A front end imports ui'],
  ['a service', 'another service', 'svc-users/src/a.ts', 'svc-missions/src/b.ts', 'A service imports service-kit'],
  ['a kit', 'another kit', 'packages/ui/src/a.ts', 'packages/mf-kit/src/b.ts', 'packages/ui imports contracts only'],
  ['contracts', 'a kit', 'packages/contracts/src/a.ts', 'packages/ui/src/b.ts', 'contracts imports nothing'],
  ['the platform', 'a service', 'platform/src/a.ts', 'svc-users/src/b.ts', 'platform imports contracts only'],
])('%s does not import %s', async (_who, _whom, from, to, message) => {
  const refused = await lintHouse({
    [from]: `import { b } from '${'../'.repeat(from.split('/').length - 1)}${to}'\nexport const a = b`,
    [to]: 'export const b = 1',
  })
  expect(refused).toEqual([expect.stringContaining(message)])
})

test.each([
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
  ['data', 'queries', 'data imports domain'],
  ['data', 'vault', 'data imports domain'],
  ['domain', 'data', 'domain imports nothing'],
])('inside a service, %s does not import %s', async (from, to, message) => {
  const refused = await lintHouse({
    [`svc-users/src/${from}/a.ts`]: `import { b } from '../${to}/b.ts'\nexport const a = b`,
    [`svc-users/src/${to}/b.ts`]: 'export const b = 1',
  })
  expect(refused).toEqual([expect.stringContaining(message)])
})

test('data does not know how its service is put together', async () => {
  const refused = await lintHouse({
    'svc-users/src/data/users.ts': "import { type Deps } from '../deps.ts'\nexport type Users = Deps",
    'svc-users/src/deps.ts': 'export interface Deps { db: number }',
  })
  expect(refused).toEqual([expect.stringContaining('data imports domain of its service.')])
})

test('a service in layers is not refused', async () => {
  const refused = await lintHouse({
    'svc-users/src/http/users.routes.ts':
      "import '../use-cases/edit.ts'\nimport '../queries/list.ts'\nimport '../deps.ts'",
    'svc-users/src/events/on-mission.ts': "import '../use-cases/edit.ts'\nimport '../outbox/outgoing.ts'",
    'svc-users/src/use-cases/edit.ts':
      "import '../data/users.ts'\nimport '../vault/keys.ts'\nimport '../outbox/outgoing.ts'",
    'svc-users/src/queries/list.ts': "import '../data/users.ts'\nimport '../vault/keys.ts'",
    'svc-users/src/outbox/outgoing.ts': "import '../data/users.ts'",
    'svc-users/src/vault/keys.ts': "import '../data/users.ts'\nimport '../deps.ts'",
    'svc-users/src/data/users.ts': "import '../domain/user.ts'",
    'svc-users/src/domain/user.ts': 'export const user = 1',
    'svc-users/src/deps.ts': 'export const deps = 1',
  })
  expect(refused).toEqual([])
})

const remote = {
  'mf-users/src/remote.ts': "export const load = () => import('./profile/page.tsx')",
  'mf-users/src/profile/page.tsx': "import '../acts/act.ts'\nimport './own/own.tsx'",
  'mf-users/src/profile/own/own.tsx': "import '../../api/users-api.ts'",
  'mf-users/src/department/page.tsx': "import '../acts/act.ts'",
  'mf-users/src/acts/act.ts': "import '../api/users-api.ts'",
  'mf-users/src/api/users-api.ts': 'export const api = 1',
}

test('features of a remote that use what lies below them are not refused', async () => {
  expect(await lintHouse(remote)).toEqual([])
})

test.each([
  ['a feature', 'another feature', 'profile/page.tsx', 'department/page.tsx', 'A feature imports no other feature'],
  ['a feature', 'the inside of another', 'department/page.tsx', 'profile/own/own.tsx', 'A feature imports no other'],
  ['a shared folder', 'a feature', 'acts/act.ts', 'department/page.tsx', 'acts is shared: it imports no feature'],
  [
    'the calls',
    'a shared folder above them',
    'api/users-api.ts',
    'acts/act.ts',
    'api is shared: it imports no feature',
  ],
])('inside a remote, %s does not import %s', async (_who, _whom, from, to, message) => {
  const planted = { ...remote, [`mf-users/src/${from}`]: `import '../${to}'` }
  expect(await lintHouse(planted)).toContainEqual(expect.stringContaining(message))
})

test.each([
  ['platform', 'remotes'],
  ['remotes', 'guards'],
  ['guards', 'pages'],
  ['pages', 'app'],
  ['app', 'start'],
  ['api', 'session'],
  ['realm', 'api'],
  ['top-bar', 'tour'],
])('inside the shell, %s does not import %s', async (lower, upper) => {
  const refused = await lintHouse({
    [`shell/src/${lower}/a.ts`]: `import { type B } from '../${upper}/b.ts'\nexport type A = B`,
    [`shell/src/${upper}/b.ts`]: 'export type B = 1',
  })
  expect(refused).toEqual([expect.stringContaining('Floors of the shell only look down')])
})

test('a folder of the shell that stands on no floor is asked where it stands', async () => {
  await expect(lintHouse({ 'shell/src/attic/a.ts': 'export const a = 1' })).rejects.toThrow(
    'floor of the shell is attic',
  )
})
