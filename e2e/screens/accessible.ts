import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import { expect } from '../watched-page.ts'

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
/** Put into a page once. Half as long as the text that the builder would put there twice for each look. */
const axe = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    /** Animations that have begun since axe was last asked; nothing in a page that it has not seen. */
    beginnings?: number
  }
}

/** Rules of which axe leaves a part to people, with what answers it here. */
const answered: ReadonlyMap<string, string> = new Map([
  [
    'color-contrast',
    'words over a picture or over another layer; colours: packages/ui/src/theme/custom-properties.test.ts',
  ],
  ['aria-hidden-focus', 'the page behind a window, which keeps the focus: keyboard.spec.ts'],
  ['target-size', 'what stands in no order of Tab, as the cells of a grid; sizes: touchable.ts'],
])

/**
 * Checks the page as it stands with every A, AA and best-practice rule of axe. What axe cannot decide is a failure as
 * well, unless something else answers that rule; then it is counted and noted with the test.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  let { violations, incomplete } = await lookAt(page)
  // An animation halfway has colours and sizes that nobody is shown, and some begin only while axe looks.
  while (await hasMoved(page)) ({ violations, incomplete } = await lookAt(page))
  for (const { id, nodes } of incomplete.filter((rule) => answered.has(rule.id))) {
    const description = `${what}: ${id}, ${nodes.length} × such as ${nodes[0]?.html.slice(0, 120)} (${answered.get(id)})`
    test.info().annotations.push({ type: 'axe could not decide', description })
  }
  const open = incomplete
    .filter(({ id }) => !answered.has(id))
    .map((rule) => ({ ...rule, id: `${rule.id} (undecided)` }))
  const found = [...violations, ...open].flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  )
  expect.soft(found, what).toEqual([])
}

async function lookAt(page: Page) {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  await page.evaluate(() => {
    if (window.beginnings === undefined) {
      for (const type of ['transitionrun', 'animationstart'])
        document.addEventListener(type, () => (window.beginnings = (window.beginnings ?? 0) + 1), true)
    }
    window.beginnings = 0
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  return (
    new AxeBuilder({ page, axeSource: ';' })
      .withTags(tags)
      .options({ resultTypes: ['violations', 'incomplete'] })
      // Our pages have no frames: the results need no second page to be put together in, which takes its time.
      .setLegacyMode(true)
      .analyze()
  )
}

/** Whether an animation has begun since axe was last asked. */
function hasMoved(page: Page): Promise<boolean> {
  return page.evaluate(() => window.beginnings !== 0)
}
