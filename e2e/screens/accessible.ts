import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import { expect } from '../watched-page.ts'

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
/** Put into a page once. Half as long as the text that the builder would put there twice for each look. */
const axe = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * Checks the page as it stands with every A, AA and best-practice rule of axe. What axe cannot decide is no failure:
 * it is noted with the test, for people to look at.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // An animation halfway has colours and sizes that nobody is shown.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource: ';' })
    .withTags(tags)
    .options({ resultTypes: ['violations', 'incomplete'] })
    // Our pages have no frames: the results need no second page to be put together in, which takes its time.
    .setLegacyMode(true)
    .analyze()
  for (const { id, nodes } of incomplete) {
    const description = `${what}: ${id}, ${nodes.length} × such as ${nodes[0]?.html.slice(0, 120)}`
    test.info().annotations.push({ type: 'axe could not decide', description })
  }
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  expect.soft(found, what).toEqual([])
}
