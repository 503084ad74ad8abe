import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../watched-page.ts'

// As wide as a sheet of A4 between its margins.
const sheet = { width: 718, height: 1000 }

test('any page on paper: nothing to press, no place kept for what has not come, a table whole', async ({ page }) => {
  await signIn(page, accounts.referent)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  await expect(page.locator('.ens-waiting').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/missions/management')
  const link = page.getByRole('row').nth(1).getByRole('link').first()
  await expect(link).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  const heads = await page.getByRole('columnheader').filter({ visible: true }).all()
  expect(heads.length).toBeGreaterThan(4)
  const boxes = await Promise.all(heads.map(async (head) => await head.boundingBox()))
  boxes.slice(1).forEach((box, index) => {
    const before = boxes[index]
    expect(box?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0) - 2)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(sheet.width)
  })

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/missions/browse')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.ens-cover img').filter({ visible: true })).toHaveCount(0)
})
