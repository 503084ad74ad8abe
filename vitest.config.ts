import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'

// Component tests make and drop elements all the time: with twice the room for what is young they collect half as often,
// which saves a twentieth of their time. A thread cannot be told of it when it starts, but has it from its process.
setFlagsFromString('--max-semi-space-size=32')

const everywhere = ['**/node_modules/**', '**/dist/**', '.data/**', '.runtime/**']
const campaigns = '**/*.campaign.test.ts'
const wholePages = '**/*.campaign.test.tsx'

const patience = 'platform/src/testing/patience.ts'

/** So long a test may take, in ms, whatever else the machine does. */
const timeout = 300_000

/** And what it waits for, as in patience.ts. */
const poll = { timeout: 60_000 }

/** Real PostgreSQL and NATS, started once by the global setup; each file has a database to itself. */
const withInfrastructure = {
  test: {
    environment: 'node',
    pool: 'forks',
    // Modules hold no state here either: each file makes its own service, and importing takes a fifth of the time.
    isolate: false,
    globalSetup: 'platform/src/testing/infrastructure.ts',
    setupFiles: patience,
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll },
  },
} as const

const pageSetup = [
  patience,
  'packages/ui/src/testing/inline-styles.ts',
  'packages/ui/src/testing/act-environment.ts',
  'packages/ui/src/testing/no-owner-stacks.ts',
  'packages/ui/src/testing/windows-at-hand.ts',
  'packages/ui/src/testing/settled-imports.ts',
]

/** A page for each file, without a browser. */
const withPages = {
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'jsdom',
    setupFiles: pageSetup,
    pool: 'threads',
    // Each file has its own page all the same; only the modules are loaded once, which halves the time.
    isolate: false,
    // What a test puts in place of a browser's own would reach the next file otherwise.
    unstubGlobals: true,
    restoreMocks: true,
    // They wait for what comes a moment later a third of their time.
    maxWorkers: 3,
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll },
  },
} as const

export default defineConfig({
  test: {
    // What is written goes straight out: on its way through Vitest, words at the end of a file failed the run.
    disableConsoleIntercept: true,
    projects: [
      {
        // No input or output, hence no isolation either: a module has no state that outlives a test.
        test: {
          name: 'unit',
          include: ['**/src/**/*.test.ts', 'packages/*/webpack/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: [...everywhere, campaigns, 'tools/test/**'],
          environment: 'node',
          setupFiles: patience,
          pool: 'threads',
          isolate: false,
          // What a test puts in place of the clock or of another global would reach the next file otherwise.
          unstubGlobals: true,
          restoreMocks: true,
          // The default leaves one of two processors idle.
          maxWorkers: 2,
          testTimeout: timeout,
          hookTimeout: timeout,
          expect: { poll },
        },
      },
      {
        ...withPages,
        test: {
          ...withPages.test,
          name: 'components',
          include: ['**/*.test.tsx'],
          exclude: [...everywhere, wholePages],
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...withInfrastructure,
        test: {
          ...withInfrastructure.test,
          name: 'integration',
          include: ['**/test/**/*.test.ts'],
          exclude: [...everywhere, campaigns],
          // These wait for servers and clocks half of their time.
          maxWorkers: 3,
          // Vitest runs projects with another number of workers one after the other.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What takes too long for every change: npm run test:all.
        ...withInfrastructure,
        test: {
          ...withInfrastructure.test,
          name: 'campaigns',
          include: [campaigns],
          exclude: everywhere,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // And of pages, from their first word to their last.
        ...withPages,
        test: {
          ...withPages.test,
          name: 'whole-pages',
          include: [wholePages],
          exclude: everywhere,
          // As campaigns, whose stage they share: Vitest forgets their groups where files come in any order.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
