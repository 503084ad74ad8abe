import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { personOf } from '../made-missions.ts'
import { forgetDraft, writeMission } from '../mission-form.ts'
import { signIn } from '../people.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { expect, test } from '../watched-page.ts'

test('an admin writes on a phone: online at once, then refused, and deleted; the filters of a column are its menu’s', async ({
  page,
  request,
}) => {
  await forgetDraft(request, 'admin')
  const title = `Porte ouverte ${Date.now()}`
  const colleague = await personOf(request, accounts.referent)
  const cover = await page.screenshot()
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, accounts.admin)
  await page.goto('/missions/management')
  await writeMission(page, {
    title,
    cover,
    colleague: colleague.displayName,
    look: (what) => expectAccessible(page, what),
  })
  const missionId = new URL(page.url()).pathname.split('/')[2]
  const { data: stored } = await callAs(request, 'admin', 'GET', `/mission/${missionId}`)
  expect(stored).toMatchObject({
    coverAlt: 'Un stand sous un parasol',
    managerIds: expect.arrayContaining([colleague.id]),
  })
  await expect(page.getByText('Cette mission attend sa validation.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Refuser la mission' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Raison' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByLabel('Ce qui est à revoir').fill('Elle fait double emploi.')
  await dialog.getByRole('button', { name: 'Refuser la mission' }).click()
  await expect(page.getByText('Cette mission doit être revue avant d’être publiée')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/missions/management?tab=all')
  const grid = page.getByRole('grid')
  await grid.getByRole('columnheader', { name: 'Mission' }).hover()
  await grid.getByRole('button', { name: 'Options de la colonne Mission' }).click()
  await page.getByRole('menuitem', { name: 'Filtrer cette colonne' }).click()
  await page.getByRole('dialog').getByLabel('Valeur').fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Appliquer' }).click()
  await expect(page).toHaveURL(/filters=/)
  await expect(grid.getByRole('link', { name: title })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click()
  expect((await file).suggestedFilename()).toBe('missions.csv')
  await grid.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await Promise.all([
    // It goes by itself while the list is still on its way.
    expect(page.getByText('La mission est supprimée.')).toBeVisible(),
    page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la mission' }).click(),
  ])
  await expect(page).toHaveURL(/\/missions\/management$/)
})

test('two people edit one mission: the second is told, nothing is overwritten', async ({ page, request }) => {
  const { data: mine } = await callAs<{ items: { id: string }[] }>(
    request,
    'referent',
    'GET',
    `/mission/creator_missions?filters=${encodeURIComponent(
      JSON.stringify([{ field: 'displayStatus', operator: 'eq', value: 'upcoming' }]),
    )}`,
  )
  const missionId = mine.items.at(-1)?.id
  const before = await callAs<{ updatedAt: string; practicalInfo: string | null }>(
    request,
    'referent',
    'GET',
    `/mission/${missionId}`,
  )
  await signIn(page, accounts.referent)
  await page.goto(`/missions/management?form=edit&mission=${missionId}`)
  const form = page.getByRole('form', { name: 'Modifier la mission' })
  await form.getByRole('button', { name: 'Continuer' }).click()
  await form.getByLabel('Informations pratiques').fill('Mon texte, écrit pendant ce temps.')
  const theirs = await callAs(request, 'admin', 'PUT', `/mission/${missionId}/edit`, {
    body: { updatedAt: before.data.updatedAt, practicalInfo: 'Leur texte, enregistré le premier.' },
  })
  expect(theirs).toMatchObject({ success: true })
  await form.getByRole('button', { name: 'Enregistrer maintenant' }).click()
  await expect(page.getByText('Une autre personne a enregistré des changements entre-temps.')).toBeVisible()
  await expect(page.getByText('Enregistré : Leur texte, enregistré le premier.')).toBeVisible()
  await expect(form.getByLabel('Informations pratiques')).toHaveValue('Mon texte, écrit pendant ce temps.')
  await expectAccessible(page, 'the notice of somebody else’s changes')
  await page.getByRole('button', { name: 'Garder le mien : Informations pratiques' }).click()
  await form.getByRole('button', { name: 'Enregistrer maintenant' }).click()
  await expect(page).toHaveURL(new RegExp(`/missions/${missionId}$`))
  await expect(page.getByText('Mon texte, écrit pendant ce temps.')).toBeVisible()
})
