import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { mailTo } from '../mailbox.ts'
import { addMember, idOf, newcomer, removeAccount } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { openPart, panelOf } from '../sides.ts'
import { expect, watch } from '../watched-page.ts'

const sizes = [
  { name: 'an admin on a desk', viewport: { width: 1280, height: 900 } },
  { name: 'an admin on a phone', viewport: { width: 360, height: 740 } },
]

for (const { name: side, viewport } of sizes) {
  test.describe(side, () => {
    test.use({ viewport })
    test('an admin invites, appoints, suspends and gives back, writes, and reads it all in the history', async ({
      page,
      request,
      afterwards,
    }) => {
      const invited = newcomer()
      const person = newcomer()
      for (const { email } of [invited, person]) afterwards(() => removeAccount(request, email))
      await addMember(request, person)
      const name = `${person.firstName} ${person.lastName}`
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      async function act(choice: string) {
        await page.getByRole('button', { name: 'Actions' }).first().click()
        await page.getByRole('menuitem', { name: choice }).click()
        await expect(dialog).toBeVisible()
      }
      async function find(words: string) {
        // The list before may have held one person as well.
        const answered = page.waitForResponse((answer) => answer.request().postData()?.includes(words) ?? false)
        await page.getByRole('searchbox').first().fill(words)
        await page.getByRole('searchbox').first().press('Enter')
        await answered
        await expect(page.getByText(/^1 personne$/).first()).toBeVisible()
      }

      await signIn(page, accounts.admin)
      await page.goto('/user_management?tab=invitations')
      await page.getByRole('button', { name: 'Inviter une personne' }).click()
      await expectAccessible(page, 'the window of an invitation')
      await dialog.getByLabel('Adresse e-mail').fill(invited.email)
      await dialog.getByLabel('Un mot pour la personne').fill('Au plaisir de vous lire.')
      await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
      await expect(dialog).toBeHidden()
      await find(invited.email)
      await act('Renvoyer l’invitation')
      await dialog.getByRole('button', { name: 'Renvoyer l’invitation' }).click()
      await expect(page.getByText(`L’invitation est renvoyée à ${invited.email}.`).first()).toBeVisible()
      const mail = await mailTo(request, invited.email, (subject) => subject.includes('vous invite'))
      expect(mail.text).toContain('/signup#invitation=')

      await page.goto('/user_management?tab=validated')
      await find(person.email)
      await act('Changer le rôle ou le département')
      await dialog.getByRole('combobox', { name: 'Rôle' }).click()
      await page.getByRole('option', { name: 'Équipe du comité' }).click()
      await expectAccessible(page, 'the window of a role')
      await dialog.getByLabel('Téléphone').fill('06 39 98 00 42')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(dialog).toBeHidden()
      await act('Écrire')
      await dialog.getByLabel('Objet').fill('Bienvenue')
      await dialog.getByLabel('Message').fill('Votre comité vous attend jeudi.')
      await dialog.getByRole('button', { name: 'Envoyer le message' }).click()
      await expect(dialog).toBeHidden()
      expect((await mailTo(request, person.email, (subject) => subject.startsWith('Message de'))).text).toContain(
        'jeudi',
      )
      await act('Suspendre')
      await dialog.getByLabel('Raison').fill('Sans nouvelles')
      await dialog.getByRole('button', { name: 'Suspendre' }).click()
      await expect(dialog).toBeHidden()

      await page.goto('/user_management?tab=suspended')
      await find(person.email)
      await act('Réactiver')
      await dialog.getByRole('button', { name: 'Réactiver' }).click()
      await expect(dialog).toBeHidden()
      await page.goto('/user_management?tab=validated')
      await find(person.email)
      await act('Voir l’historique')
      for (const line of ['Compte réactivé', 'Compte suspendu', 'Rôle changé', 'Compte validé', 'Compte créé'])
        await expect(dialog.getByText(line)).toBeVisible()
      await expect(dialog.getByText('Sans nouvelles')).toBeVisible()
      await expectAccessible(page, `the history of ${name}`)
      await page.keyboard.press('Escape')
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Exporter' }).click()
      expect((await file).suggestedFilename()).toBe('comptes.csv')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a referent answers a request and writes to a member, whose list of notifications grows while they look', async ({
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
    const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: { width: 360, height: 740 } })
    const member = await context.newPage()
    watch(member, complaints, baseURL ?? '')
    await signIn(member, person.email, 'fr', person.password)
    const bell = member.getByRole('banner').getByRole('button', { name: 'Notifications' })
    await bell.click()
    await member.getByRole('button', { name: 'Tout marquer comme lu' }).click()
    await expect(member.getByRole('dialog').getByText('Nouveau', { exact: true })).toHaveCount(0)
    await expectAccessible(member, 'the list of notifications')
    await member.getByRole('link', { name: 'Tout voir, et choisir mes e-mails' }).click()
    await member.getByRole('combobox', { name: 'Nouvelles missions pour vous' }).click()
    await member.getByRole('option', { name: 'Jamais' }).click()
    await expect(member.getByRole('combobox', { name: 'Nouvelles missions pour vous' })).toHaveText('Jamais')
    await expectAccessible(member, 'the tab of notifications')

    await signIn(page, accounts.referent)
    await page.goto('/my_department')
    await expect(page.getByText('membres actifs')).toBeVisible()
    await openPart(page, 'Votre département', 'Demandes à traiter')
    await expect(panelOf(page, 'Demandes à traiter')).toContainText(/Demandes|Personne n’attend de réponse/)
    await expectAccessible(page, 'the department on a phone')
    await openPart(page, 'Votre département', 'Membres')
    await page.getByRole('searchbox').first().fill(person.lastName)
    await page.getByRole('searchbox').first().press('Enter')
    await expect(page.getByText(/^1 personne$/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Actions' }).first().click()
    await page.getByRole('menuitem', { name: 'Écrire' }).click()
    await page.getByRole('dialog').getByLabel('Objet').fill('Une réunion')
    await page.getByRole('dialog').getByLabel('Message').fill('Nous nous voyons jeudi au comité.')
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer le message' }).click()

    // The member's page is not touched: the line tells it.
    await expect(member.getByText('1 notification non lue')).toBeAttached()
    await bell.click()
    await expect(member.getByRole('dialog').getByText('Nouveau', { exact: true })).toHaveCount(1)
    await context.close()

    // Who wants to answer the league opens its window from any page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nous écrire' }).click()
    await page.getByRole('dialog').getByLabel('Objet').fill('Une question')
    await page.getByRole('dialog').getByLabel('Message').fill('Comment changer de comité ?')
    await expectAccessible(page, 'the window for the support')
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/my_department/)
    await mailTo(request, accounts.admin, (subject) => subject.startsWith('Message de'))
  })
})

test('headquarters manages no accounts, and asks to invite members only', async ({ request }) => {
  const refused = await callAs(request, 'headquarters', 'POST', '/user/invite', {
    body: { email: newcomer().email, role: 'referent', departmentCode: '69' },
  })
  expect(refused).toMatchObject({ status: 403 })
  expect(await callAs(request, 'headquarters', 'GET', '/user/list')).toMatchObject({ status: 403 })
  expect(await idOf(request, 'nobody@example.org')).toBeUndefined()
})
