import { defineConfig } from '@playwright/test'
import { chromiumSwitches } from './chromium-switches.ts'

const chromium = process.env['CHROMIUM_PATH']

/** Journeys against a running platform: BASE_URL, MAILBOX_URL and RUN_DIR say where it is. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.data/test-results',
  // What is waited for comes; how soon, depends on what else the machine does. Limits of the product are held by name.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  reporter: process.env['E2E_REPORTER'] ? [['line'], [process.env['E2E_REPORTER']]] : [['list']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8080',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // It would fetch pages past what a test puts in the way; `journeys/offline.spec.ts` lets it in.
    serviceWorkers: 'block',
    // An act waits as long as a look: what is not there by then is told at once.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A trace of every step takes more time than the steps: on demand, to look into a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: chromiumSwitches,
    },
  },
  projects: [
    // Without a browser, a few seconds in all.
    { name: 'api', testMatch: 'api/**/*.spec.ts' },
    { name: 'journeys', testMatch: ['journeys/**/*.spec.ts', 'screens/**/*.spec.ts'] },
    // These stop programs and publish remotes: alone, after everybody else.
    {
      name: 'faults',
      testMatch: ['federation/**/*.spec.ts', 'faults/**/*.spec.ts'],
      dependencies: ['api', 'journeys'],
      workers: 1,
    },
    // Needs a platform that has several of everything (`npm run test:cluster`).
    { name: 'cluster', testMatch: 'cluster/**/*.spec.ts', workers: 1 },
    // Needs a Docker engine (`npm run test:containers`).
    { name: 'containers', testMatch: 'containers/**/*.spec.ts', workers: 1 },
  ],
})
