import { defineConfig } from 'vitest/config'

const everywhere = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.data/**', '.runtime/**']

export default defineConfig({
  test: {
    projects: [
      {
        // No input or output, hence no isolation either: a module has no state that outlives a test.
        test: {
          name: 'unit',
          include: ['**/src/**/*.test.ts', 'packages/*/webpack/**/*.test.ts'],
          exclude: everywhere,
          environment: 'node',
          pool: 'threads',
          isolate: false,
          // The default leaves one of two processors idle.
          maxWorkers: 2,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'components',
          include: ['**/*.test.tsx'],
          exclude: everywhere,
          environment: 'jsdom',
          setupFiles: ['packages/ui/src/testing/inline-styles.ts'],
          pool: 'threads',
          // Each file has its own page all the same; only the modules are loaded once, which halves the time.
          isolate: false,
          // What a test puts in place of a browser's own would reach the next file otherwise.
          unstubGlobals: true,
          maxWorkers: 2,
          // A page with its dialogs takes seconds in jsdom when both cores are busy.
          testTimeout: 20_000,
          expect: { poll: { timeout: 5_000 } },
        },
      },
      {
        // Real PostgreSQL and NATS, started once by the global setup; each file has its own database.
        test: {
          name: 'integration',
          include: ['**/test/**/*.test.ts'],
          exclude: everywhere,
          environment: 'node',
          pool: 'forks',
          // Modules hold no state here either: each file makes its own service, and importing takes a fifth of the time.
          isolate: false,
          // Three on two processors: these wait for servers and clocks half of their time.
          maxWorkers: 3,
          // Vitest runs projects with another number of workers one after the other.
          sequence: { groupOrder: 1 },
          globalSetup: ['platform/src/testing/infrastructure.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
