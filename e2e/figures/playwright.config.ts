import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Benchmarks that need a browser, for `npm run bench`: the platform is found as the journeys find it. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../.data/bench-results',
  timeout: 1_200_000,
  workers: 1,
  projects: [{ name: 'figures' }],
})
