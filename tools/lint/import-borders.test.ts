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
