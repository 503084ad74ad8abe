import { readFile } from 'node:fs/promises'
import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../watched-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the sample table is filtered, sorted, walked through with the arrows, and saved as a file', async ({ page }) => {
  await signIn(page, accounts.member)
  await page.goto('/table_sample')
  const table = page.getByRole('grid', { name: 'Rencontres inventées' })
  const main = page.getByRole('main')
  await expect(main.getByText('60 rencontres')).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(11)

  await table.getByRole('columnheader', { name: 'Places' }).click()
  await expect(table.getByRole('columnheader', { name: 'Places' })).toHaveAttribute('aria-sort', 'ascending')

  await main.getByRole('button', { name: 'Filtres' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Valeur').fill('ecriture')
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect(main.getByText('6 rencontres')).toBeVisible()
  await expect(table.getByRole('row', { name: /Écriture libre/ })).toHaveCount(6)

  // One stop for Tab; arrows lead from cell to cell.
  await table.getByRole('gridcell').nth(1).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[role="gridcell"]:focus')).toHaveAttribute('data-field', 'place')

  await table.getByRole('row').nth(1).getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Masquer ces lignes' }).click()
  await expect(main.getByText('5 rencontres')).toBeVisible()

  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: /CSV/ }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(6)
  expect(file).toContain('Écriture libre')

  await main.getByRole('radio', { name: 'Une erreur' }).check()
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(table).toBeVisible()
})
