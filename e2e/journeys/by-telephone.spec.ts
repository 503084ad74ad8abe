import { accounts } from '../accounts.ts'
import { closeMission, makeMission, personOf } from '../made-missions.ts'
import { mailTo } from '../mailbox.ts'
import { removeAccount } from '../newcomers.ts'
import { fillSignIn, signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { nameOf, openOn, rowOf, sides } from '../sides.ts'
import { expect } from '../watched-page.ts'

/** Somebody without an e-mail address calls, is registered, and later takes their account over with a letter. */

const password = 'La pluie tombe sur les toits'

for (const side of sides) {
  test.describe(nameOf(side), () => {
    test.use({ viewport: side.screen })
    test('a call becomes a place, a refused place a call, and a letter an account of one’s own', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
      afterwards,
    }) => {
      const team = await personOf(request, accounts[side.team])
      const stamp = String(Date.now())
      const mission = await makeMission(request, `Par téléphone ${stamp}`, {
        managerIds: [team.id],
        departmentCode: '69',
        registrationMode: 'open',
        capacity: 5,
      })
      afterwards(() => closeMission(request, mission))
      // A name has letters alone.
      const lastName = `Perrin${[...stamp.slice(-8)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`
      await page.addInitScript(() => {
        window.print = () => undefined
      })
      await signIn(page, accounts[side.team])
      await page.goto(`/missions/${mission}?tab=participants`)
      await page.getByRole('button', { name: 'Inscrire une personne qui appelle' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('searchbox').fill(`Odette ${lastName}`)
      await dialog.getByRole('searchbox').press('Enter')
      await expectAccessible(page, 'who calls')
      await dialog.getByRole('button', { name: 'Ouvrir un compte par téléphone' }).click()
      await dialog.getByLabel('Téléphone').fill(`06 39 98 ${stamp.slice(-4, -2)} ${stamp.slice(-2)}`)
      await dialog.getByRole('checkbox').check()
      await expectAccessible(page, 'an account by telephone')
      await dialog.getByRole('button', { name: 'Ouvrir le compte' }).click()
      await expect(dialog.getByRole('button', { name: 'Noter l’inscription' })).toBeVisible()
      await dialog.getByRole('checkbox').check()
      await expectAccessible(page, 'a yes by telephone')
      await dialog.getByRole('button', { name: 'Noter l’inscription' }).click()
      await expect(dialog.getByText('Place confirmée')).toBeVisible()
      await dialog.getByRole('button', { name: 'Imprimer sa feuille' }).click()
      const sheet = page.locator('body > .ens-sheet')
      await expect(sheet).toContainText('Votre code')
      const [claimCode = ''] = /([A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec((await sheet.textContent()) ?? '') ?? []
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await dialog.getByRole('button', { name: 'Fermer' }).last().click()
      await expect(rowOf(page, lastName).getByText('Par téléphone').first()).toBeVisible()

      const other = await openOn({ browser, complaints, baseURL }, side.others)
      await other.goto('/claim_account')
      const email = `${lastName.toLowerCase()}@example.org`
      afterwards(() => removeAccount(request, email))
      await other.getByLabel('Code de votre courrier').fill(claimCode.toLowerCase())
      await other.getByLabel('Adresse e-mail').fill(email)
      await other.getByRole('button', { name: 'Recevoir le second code' }).click()
      const mail = await mailTo(request, email, (subject) => subject.includes('reprendre votre compte'))
      const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(mail.text) ?? []
      await other.getByLabel('Code reçu').fill(code)
      await other.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
      for (const box of await other.getByRole('checkbox').all()) await box.check()
      await expectAccessible(other, 'an account that is taken over')
      await other.getByRole('button', { name: 'Reprendre mon compte' }).click()
      await expect(other.getByRole('heading', { name: 'Ce compte est maintenant le vôtre' })).toBeVisible()
      await other.goto('/login')
      await fillSignIn(other, email, password)
      await other.waitForURL('**/home')
      await other.goto(`/missions/${mission}`)
      await expect(other.getByText('L’équipe a noté votre inscription', { exact: false })).toBeVisible()
    })
  })
}
