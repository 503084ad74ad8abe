import { entryWords } from '../entry-words.ts'
import { mailTo } from '../mailbox.ts'
import { addMember, codeIn, removeAccount } from '../newcomers.ts'
import { fillSignIn, logOut, signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect, watch } from '../watched-page.ts'
import { words } from '../words.ts'

const text = entryWords.fr
const another = 'quatre grands chiens noirs'

test('a forgotten password is replaced with the mailed code, and the session elsewhere ends', async ({
  page,
  browser,
  request,
  baseURL,
  complaints,
  afterwards,
}) => {
  const person = await addMember(request)
  afterwards(() => removeAccount(request, person.email))
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const elsewhere = await context.newPage()
  watch(elsewhere, complaints, baseURL ?? '')
  await signIn(elsewhere, person.email, 'fr', person.password)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click()
  // The page before has a field of the same name.
  await expect(page.getByRole('button', { name: 'Recevoir un code' })).toBeVisible()
  await page.getByLabel(words.fr.email, { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(page.getByLabel(words.fr.email, { exact: true })).toHaveValue(person.email)
  const mail = await mailTo(request, person.email, (subject) => subject.includes(text.mails.reset))
  await page.getByLabel(text.code).fill(codeIn(mail))
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('password1234')
  await page.getByLabel(text.again).fill('password1234')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Ce mot de passe est trop courant.')).toBeVisible()
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(another)
  await page.getByLabel(text.again).fill(another)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre mot de passe est changé' })).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/(unauthorised|login)$/)
  await context.close()
  await signIn(page, person.email, 'fr', another)
})

test('from the profile one device is signed out, then the password is changed and its owner mailed', async ({
  page,
  browser,
  request,
  baseURL,
  complaints,
  afterwards,
}) => {
  const person = await addMember(request)
  afterwards(() => removeAccount(request, person.email))
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const elsewhere = await context.newPage()
  watch(elsewhere, complaints, baseURL ?? '')
  await signIn(elsewhere, person.email, 'fr', person.password)

  await signIn(page, person.email, 'fr', person.password)
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Mon profil' }).click()
  await page.getByRole('tab', { name: 'Sécurité' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Déconnecter .+dernière utilisation/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter', exact: true }).click()
  await expect(page.getByText('L’appareil est déconnecté.').first()).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/(unauthorised|login)$/)
  await context.close()
  await page.getByRole('link', { name: 'Changer de mot de passe' }).click()
  const change = async (current: string) => {
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill(current)
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(another)
    await page.getByLabel(text.again).fill(another)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  }
  await change('pas le bon du tout')
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  await change(person.password)
  await expect(page.getByText('Votre mot de passe est changé.').first()).toBeVisible()
  await mailTo(request, person.email, (subject) => subject.includes(text.mails.changed))
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: words.fr.greeting })).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, person.email, person.password)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await signIn(page, person.email, 'fr', another)
})
