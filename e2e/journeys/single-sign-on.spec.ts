import type { Page } from '@playwright/test'
import { entryWords } from '../entry-words.ts'
import { mailTo } from '../mailbox.ts'
import { addMember, removeAccount } from '../newcomers.ts'
import { fillSignIn, logOut } from '../people.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { words } from '../words.ts'

const text = entryWords.fr
const failed = 'La connexion n’a pas abouti'

// The provider is an origin of its own; the browser goes there and back.
test.beforeEach(({ expectComplaint }) =>
  expectComplaint(/^foreign request: http:\/\/localhost:\d+\/(auth|interaction)/),
)
test('a league account that nobody knows asks for an account', async ({ page, request, afterwards }) => {
  const email = 'nouvelle@example.org'
  afterwards(() => removeAccount(request, email))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await goOnAs(page, 'Camille Verdier')
  await expect(page).toHaveURL(/\/signup\?azureSSO=true/)
  await page.getByRole('radio', { name: text.profile }).check()
  await page.getByRole('button', { name: text.next }).click()
  await expect(page.getByLabel(words.fr.email, { exact: true })).toHaveValue(email)
  await expect(page.getByLabel(words.fr.email, { exact: true })).not.toBeEditable()
  await expect(page.getByLabel(words.fr.password, { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: text.next }).click()
  await expect(page.getByLabel(text.firstName, { exact: true })).toHaveValue('Camille')
  await page.getByLabel(text.birthDate, { exact: true }).fill('12/03/1968')
  await page.getByRole('button', { name: text.next }).click()
  await page.getByLabel(text.postalCode, { exact: true }).fill('75011')
  await page.getByRole('button', { name: text.next }).click()
  await page.getByRole('button', { name: text.skip }).click()
  await page.getByLabel(text.charter).check()
  await page.getByLabel(text.terms).check()
  await page.getByRole('button', { name: text.create }).click()
  await expect(page).toHaveURL(/\/account_validation$/)
  await expect(page.getByRole('heading', { level: 1, name: text.pending })).toBeVisible()
})

test('linking asks for the password of the account; then the league account signs in, and leads back', async ({
  page,
  request,
  afterwards,
}) => {
  const person = await addMember(request)
  afterwards(() => removeAccount(request, person.email))
  await page.goto('/login')
  await goOnAs(page, 'Marc Villedieu')
  // The address has an account here, which alone opens nothing.
  await expect(page).toHaveURL(/\/signup\?azureSSO=true/)
  await page.getByRole('main').getByText('Relier mon compte').click()
  await expect(page.getByText('Reliez votre compte')).toBeVisible()
  await fillSignIn(page, person.email, 'pas le bon du tout')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await fillSignIn(page, person.email, person.password)
  await expect(page.getByRole('heading', { level: 1, name: words.fr.greeting })).toBeVisible()
  await mailTo(request, person.email, (subject) => subject.includes(text.mails.linked))
  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)

  await page.goto('/my_missions')
  await expect(page).toHaveURL(/\/unauthorised$/)
  await page.getByRole('main').getByRole('link', { name: words.fr.signIn }).click()
  const returning = page.waitForRequest((request) => request.url().includes('/auth/callbacks/azure?'))
  await goOnAs(page, 'Marc Villedieu')
  await expect(page).toHaveURL(/\/my_missions$/)
  await expect(page.getByRole('heading', { level: 1, name: words.fr.myMissions })).toBeVisible()

  // The same answer of the provider a second time, as somebody would who found it in a history.
  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await page.goto((await returning).url())
  await expect(page.getByRole('heading', { level: 1, name: failed })).toBeVisible()
  await page.goto('/home')
  await expect(page).toHaveURL(/\/unauthorised$/)
})

test('who turns back at the provider reads that nothing was changed', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: /compte de la Ligue/ }).click()
  await page.getByRole('button', { name: /Annuler/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: failed })).toBeVisible()
  await expect(page.getByText('La connexion a été interrompue avant la fin.')).toBeVisible()
  await page.getByRole('link', { name: 'Se connecter avec un mot de passe' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

for (const forged of ['code=abc&state=def', 'code=abc', 'state=def', 'error=anything']) {
  test(`a return address that nobody sent (${forged}) shows a clear page`, async ({ page }) => {
    await page.goto(`/auth/callbacks/azure?${forged}`)
    await expect(page.getByRole('heading', { level: 1, name: failed })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Recommencer' })).toBeVisible()
  })
}

/** Through the provider and back, as one of its people. */
async function goOnAs(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: /compte de la Ligue/ }).click()
  await page.getByRole('button', { name }).click()
}
