import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** What `npm run dev` promises, on a platform that runs so (`npm run test:dev`). */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.data/dev-results',
  // They change the very sources that the platform runs from.
  workers: 1,
  projects: [{ name: 'dev' }],
})
