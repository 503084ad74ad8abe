import { departments } from '@ensemble/contracts/departments'
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

test('a printed table has all rows of its question, and the paper says so where it has not', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await signIn(page, accounts.admin)
  // In the Rhône other journeys open and close accounts meanwhile.
  const value = departments.flatMap(({ code }) => (code === '69' ? [] : [code]))
  const filters = JSON.stringify([{ field: 'departmentCode', operator: 'in', value }])
  await page.goto(`/user_management?${new URLSearchParams({ tab: 'validated', filters }).toString()}`)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(25)
  const total = Number.parseInt(
    (await page
      .getByText(/^\d+ personnes$/)
      .first()
      .textContent()) ?? '',
    10,
  )
  expect(total).toBeGreaterThan(200)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`une partie du tableau\u00a0: 1–25 sur ${total}`)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Control+p')
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await expect(rows).toHaveCount(total)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('une partie du tableau')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(25)
})
