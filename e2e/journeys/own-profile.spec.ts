import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { mailsTo, mailTo } from '../mailbox.ts'
import { addApplicant, addMember, codeIn, newcomer, removeAccount } from '../newcomers.ts'
import { logOut, signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { expect } from '../watched-page.ts'

const sizes = [
  { name: 'on a desk', viewport: { width: 1280, height: 900 } },
  { name: 'on a phone', viewport: { width: 360, height: 740 } },
]

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a picture is brought, replaced and taken away, and stands where the person does', async ({
      page,
      request,
      afterwards,
    }) => {
      const person = newcomer()
      afterwards(() => removeAccount(request, person.email))
      await addMember(request, person)
      await signIn(page, person.email, 'fr', person.password)
      await page.goto('/users/me?tab=profile')
      const main = page.getByRole('main')
      const field = page.locator('input[type="file"]')
      await field.setInputFiles({ name: 'moi.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
      await expect(main.getByText('Ce type de fichier n’est pas accepté.')).toBeVisible()

      await field.setInputFiles({ name: 'premiere.png', mimeType: 'image/png', buffer: await page.screenshot() })
      await expect(page.getByRole('status').filter({ hasText: 'Votre photo est enregistrée.' })).toBeVisible()
      // At the head of the page and beside the button; the bar says « Menu » in words.
      await expect(page.locator('img[src*="avatar"]')).toHaveCount(2)
      const first = await page.locator('img[src*="avatar"]').first().getAttribute('src')
      await expectAccessible(page, 'a profile with its picture')

      await field.setInputFiles({ name: 'seconde.png', mimeType: 'image/png', buffer: await page.screenshot() })
      await expect(page.locator('img[src*="avatar"]').first()).not.toHaveAttribute('src', first ?? '')
      // The one before is given up: not even its owner finds it.
      const cookies = await page.context().cookies()
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const before = async () => (await request.get(first ?? '', { headers: { cookie } })).status()
      await expect.poll(before).toBe(404)

      const remove = main.getByRole('button', { name: 'Retirer – Photo' })
      await remove.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('img[src*="avatar"]')).toHaveCount(0)
      await expect(main.getByRole('button', { name: 'Choisir un fichier – Photo' })).toBeFocused()
    })

    test('another address is asked for, confirmed by its code, and signs in', async ({ page, request, afterwards }) => {
      const person = newcomer()
      const { email: wanted } = newcomer()
      for (const address of [person.email, wanted]) afterwards(() => removeAccount(request, address))
      await addMember(request, person)
      await signIn(page, person.email, 'fr', person.password)
      await page.goto('/users/me?tab=profile')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Changer d’adresse' }).click()
      await expect(main.getByLabel('Nouvelle adresse e-mail')).toBeFocused()
      await page.keyboard.type(wanted)
      await main.getByLabel('Votre mot de passe actuel').fill('pas le bon mot de passe')
      await page.keyboard.press('Enter')
      await expect(main.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
      await expectAccessible(page, 'the form of another address')
      await main.getByLabel('Votre mot de passe actuel').fill(person.password)
      await page.keyboard.press('Enter')
      await expect(main.getByText(`${wanted} attend d’être confirmée`)).toBeVisible()
      await mailTo(request, person.email, (subject) => subject.includes('nouvelle adresse demandée'))
      await expectAccessible(page, 'an address that awaits its confirmation')

      // It outlives the page.
      await page.reload()
      await main.getByLabel('Code reçu par e-mail').fill('ABCD-EFGH')
      await main.getByRole('button', { name: 'Confirmer l’adresse' }).click()
      await expect(main.getByText('Code incorrect')).toBeVisible()
      const letter = await mailTo(request, wanted, (subject) => subject.includes('nouvelle adresse'))
      await main.getByLabel('Code reçu par e-mail').fill(codeIn(letter).toLowerCase())
      await main.getByRole('button', { name: 'Confirmer l’adresse' }).click()
      await expect(main.getByLabel('Adresse e-mail', { exact: true })).toHaveValue(wanted)
      await expect(main.getByRole('button', { name: 'Changer d’adresse' })).toBeFocused()
      await mailTo(request, person.email, (subject) => subject.includes('adresse e-mail changée'))
      await logOut(page)
      await signIn(page, wanted, 'fr', person.password)
    })

    test('a referent who chose one summary a day is not mailed at once, and is again after changing their mind', async ({
      page,
      request,
      afterwards,
    }) => {
      const [first, second] = [newcomer(), newcomer()]
      for (const { email } of [first, second]) afterwards(() => removeAccount(request, email))
      const back = { body: { consents: { staffFrequency: 'realtime' } } }
      afterwards(async () => {
        expect(await callAs(request, 'referent', 'PUT', '/user/me/edit', back)).toMatchObject({ success: true })
      })
      await signIn(page, accounts.referent)
      await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click()
      await page.getByRole('link', { name: 'Tout voir, et choisir mes e-mails' }).click()
      const choice = page.getByRole('combobox', { name: 'Ce qui attend votre réponse' })
      async function choose(words: string) {
        await choice.click()
        await page.getByRole('option', { name: words }).click()
        await expect(page.getByText('Votre choix est enregistré.').first()).toBeVisible()
        await expect(choice).toHaveText(words)
      }
      await choose('Un résumé par jour')
      await expectAccessible(page, 'the notifications of a referent')
      await addApplicant(request, first)
      await choose('Aussitôt')
      await addApplicant(request, second)
      // Mails leave in their order: the second is there, so the first would be.
      const about = async ({ lastName }: { lastName: string }) =>
        (await mailsTo(request, accounts.referent)).filter(({ text }) => text.includes(lastName)).length
      await expect.poll(() => about(second)).toBe(1)
      expect(await about(first)).toBe(0)
    })

    test('who runs a mission gets what a member writes to its team', async ({ page, request, afterwards }) => {
      const person = newcomer()
      afterwards(() => removeAccount(request, person.email))
      await addMember(request, person)
      const { data } = await callAs<{ items: { id: string; displayStatus: string }[] }>(
        request,
        'referent',
        'GET',
        '/mission/creator_missions?pageSize=50',
      )
      const mission = data.items.find(({ displayStatus }) => displayStatus === 'upcoming')
      if (!mission) throw new Error('The referent of the demonstration runs no mission to come')
      await signIn(page, person.email, 'fr', person.password)
      await page.goto(`/missions/${mission.id}?contact=mission_managers&mission=${mission.id}`)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Objet')).toBeVisible()
      await expectAccessible(page, 'the window that writes to a team')
      await dialog.getByLabel('Objet').fill('Le jour venu')
      await dialog.getByLabel('Message').fill(`Bonjour, puis-je venir assise ? ${person.lastName}`)
      await dialog.getByRole('button', { name: 'Envoyer le message' }).click()
      await expect(dialog).toBeHidden()
      const letter = await mailTo(
        request,
        accounts.referent,
        (subject) => subject.startsWith('Message de') && subject.includes(person.lastName),
      )
      expect(letter.text).toContain('puis-je venir assise')
      await mailTo(request, person.email, (subject) => subject.startsWith('Votre message a été envoyé'))
    })

    test('the links of the footer open for everybody, and lead to a person', async ({ page }) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      for (const title of ['Accessibilité', 'Vos données', 'Charte', 'Mentions légales']) {
        await footer.getByRole('link', { name: title }).click()
        await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expectAccessible(page, title)
      }
      await footer.getByRole('link', { name: 'Nous écrire' }).click()
      await page.getByRole('main').getByRole('combobox', { name: 'Département' }).click()
      await page.getByRole('option', { name: '69 – Rhône' }).click()
      await expect(page.getByRole('link', { name: 'comite-69@example.org' })).toBeVisible()
      await signIn(page, accounts.member)
      await page.goto('/notices/accessibility')
      await page.getByRole('main').getByRole('link', { name: 'Écrire à l’équipe' }).click()
      await expect(page.getByRole('dialog').getByLabel('Objet')).toBeVisible()
      await page.goto('/notices/nowhere')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('introuvable')
    })
  })
}
