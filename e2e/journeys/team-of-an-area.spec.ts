import { accounts } from '../accounts.ts'
import { addMember, idOf, newcomer, removeAccount } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { expect, watch } from '../watched-page.ts'

test('an admin lets somebody look at the deliveries of a team, who sees those alone, and takes it back', async ({
  page,
  browser,
  request,
  complaints,
  baseURL,
  afterwards,
}) => {
  const person = newcomer()
  afterwards(() => removeAccount(request, person.email))
  await addMember(request, person)
  const account = `/users/${await idOf(request, person.email)}`
  const dialog = page.getByRole('dialog')
  async function choose(area: string) {
    await page.goto(account)
    await page.getByRole('button', { name: 'Choisir les équipes suivies' }).click()
    await dialog.getByLabel(area).click()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
  }

  await signIn(page, accounts.admin)
  await choose('Missions')
  await expect(page.getByText('suit les livraisons de : Missions.')).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  watch(theirs, complaints, baseURL ?? '')
  await signIn(theirs, person.email, 'fr', person.password)
  await theirs.goto('/deliveries')
  await expect(theirs.getByRole('heading', { level: 3, name: 'Missions' })).toBeVisible()
  await expect(theirs.getByText('svc-missions')).toBeVisible()
  await expect(theirs.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(theirs.getByRole('main').getByRole('button', { name: /version|essai/i })).toHaveCount(0)
  await expectAccessible(theirs, 'the deliveries of one team')
  await theirs.goto('/user_management')
  await expect(theirs).toHaveURL(/unauthorised/)

  await theirs.goto('/home')
  await theirs.getByRole('contentinfo').getByRole('link', { name: 'Nouveautés' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Nouveautés' })).toBeVisible()
  await expect(theirs.getByText('Votre profil s’enregistre tout seul')).toBeVisible()
  await expectAccessible(theirs, 'what is new')

  await choose('Missions')
  await expect(page.getByText('ne suit aucune livraison')).toBeVisible()
  await signIn(theirs, person.email, 'fr', person.password)
  await theirs.goto('/deliveries')
  await expect(theirs).toHaveURL(/unauthorised/)
  await theirs.context().close()
})
