import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The main journeys while two versions meet (`npm run test:skew`): one after the other, the count of reports last. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.data/skew-results',
  workers: 1,
  // Two versions of every service share the machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [{ name: 'skew' }],
})
