import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { disabledFeatures } from '../chromium-switches.ts'

test('Chromium goes without all that Playwright takes out of it: the switch of these tests replaces its own', async () => {
  const installed = createRequire(import.meta.url).resolve('playwright-core/package.json')
  const bundle = await readFile(join(dirname(installed), 'lib/coreBundle.js'), 'utf8')
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(bundle) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(theirs).not.toHaveLength(0)
  expect(disabledFeatures).toEqual(expect.arrayContaining(theirs))
})
