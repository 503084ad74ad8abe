import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

/** What is said about circles, as `file: rule`. */
async function circlesIn(files: Record<string, string>): Promise<string[]> {
  const refused = await lintHouse(files)
  return refused
    .filter(({ rule }) => rule === 'import(no-cycle)' || rule === 'house(lazy-circles)')
    .map(({ file, rule }) => `${file}: ${rule}`)
    .sort()
}

test('two files that import each other are refused, both', async () => {
  const refused = await circlesIn({
    'svc-missions/src/domain/mission.ts': "import { seats } from './seats.ts'\nexport const mission = seats",
    'svc-missions/src/domain/seats.ts': "import { mission } from './mission.ts'\nexport const seats = () => mission",
  })
  expect(refused).toEqual([
    'svc-missions/src/domain/mission.ts: import(no-cycle)',
    'svc-missions/src/domain/seats.ts: import(no-cycle)',
  ])
})

test('a circle through a page that is loaded when it is opened is refused where it is loaded', async () => {
  const refused = await circlesIn({
    'shell/src/pages/pages.tsx': "export const open = () => import('./home.tsx')",
    'shell/src/pages/home.tsx': "export { mayOpen as home } from './access.ts'",
    'shell/src/pages/access.ts': "import { open } from './pages.tsx'\nexport const mayOpen = open",
  })
  expect(refused).toEqual(['shell/src/pages/pages.tsx: house(lazy-circles)'])
})

test('types that need each other are no circle: nothing of them is left when the program runs', async () => {
  const refused = await circlesIn({
    'svc-missions/src/domain/mission.ts':
      "import { type Seats } from './seats.ts'\nexport type Mission = { seats: Seats }",
    'svc-missions/src/domain/seats.ts':
      "import { type Mission } from './mission.ts'\nexport type Seats = { of: Mission }",
    'shell/src/pages/pages.tsx': "export const open = () => import('./home.tsx')\nexport type Page = 1",
    'shell/src/pages/home.tsx': "import type { Page } from './pages.tsx'\nexport const home: Page = 1",
  })
  expect(refused).toEqual([])
})
