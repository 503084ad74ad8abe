import { callAs } from '../api.ts'
import { closeMission, makeMission } from '../made-missions.ts'
import { addMember, newcomer, removeAccount } from '../newcomers.ts'
import { baseUrl } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { words } from '../words.ts'
import { expectHeard, press, reachInTable, signInByKeys, tabTo, write } from './by-keys.ts'
import { enter, openScreen } from './open-screen.ts'

/** The usual journeys without a mouse. */

const text = words.fr

test.use({ viewport: { width: 1280, height: 900 } })

// As the site is, and as somebody set it who reads letters of twice the size.
for (const comfort of ['', 'text-200']) {
  const reading = comfort === '' ? '' : ', with text at 200 %'
  test(`a member finds, joins and leaves a mission, tells where they live and reads, by keyboard${reading}`, async ({
    page,
    request,
    afterwards,
  }) => {
    if (comfort !== '') await page.context().addCookies([{ name: 'comfort', value: comfort, url: baseUrl }])
    const member = newcomer()
    afterwards(() => removeAccount(request, member.email))
    await addMember(request, member)
    const title = `Clavier${Date.now().toString(36)} seul`
    const mission = await makeMission(request, title, { registrationMode: 'selection', motivationRequired: true })
    afterwards(() => closeMission(request, mission))
    const main = page.getByRole('main')
    const bar = page.getByRole('banner')

    await openScreen(page, '/login')
    await signInByKeys(page, member.email, member.password)

    await press(page, bar.getByRole('link', { name: text.missions, exact: true }))
    await write(page, main.getByRole('searchbox', { name: text.search }), title)
    await page.keyboard.press('Enter')
    await press(page, main.getByRole('link', { name: title }))

    await press(page, page.getByRole('button', { name: text.register }))
    const dialog = page.getByRole('dialog')
    await write(page, dialog.getByRole('textbox').first(), 'Je connais bien ce sujet, et j’ai du temps.')
    await press(page, dialog.getByRole('button', { name: text.send }))
    await expect(main.getByText(text.sent).first()).toBeVisible()
    await expectHeard(page, /demande/)

    await press(page, page.getByRole('button', { name: 'Retirer ma demande' }))
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('Space')
    await press(page, dialog.getByRole('button', { name: 'Retirer ma demande' }))
    await expect(main.getByText('Demande retirée').first()).toBeVisible()

    await openScreen(page, '/users/me?tab=profile')
    const town = main.getByLabel('Ville (facultatif)', { exact: true })
    await write(page, town, 'Villeurbanne')
    await page.keyboard.press('Tab')
    await expectHeard(page, /Enregistré/)

    await press(page, bar.getByRole('link', { name: 'Ressources', exact: true }))
    await expect(page).toHaveTitle(/^Ressources/)
    const article = main.getByRole('article').getByRole('link').first()
    const name = (await article.textContent()) ?? ''
    await press(page, article)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
}

test('a referent accepts a request by keyboard', async ({ page, request, afterwards }) => {
  const member = await callAs<{ displayName: string }>(request, 'member', 'GET', '/user/me')
  const referent = await callAs<{ id: string }>(request, 'referent', 'GET', '/user/me')
  const mission = await makeMission(request, `Clavier${Date.now().toString(36)} référent`, {
    registrationMode: 'selection',
    managerIds: [referent.data.id],
    departmentCode: '69',
  })
  afterwards(() => closeMission(request, mission))
  const asked = await callAs(request, 'member', 'POST', `/mission/${mission}/register`, { body: {} })
  expect(asked).toMatchObject({ success: true })
  await enter(page, 'referent')
  await openScreen(page, `/missions/${mission}?tab=participants`)
  await reachInTable(page, page.getByRole('button', { name: `Accepter ${member.data.displayName}` }))
  await page.keyboard.press('Enter')
  await expectHeard(page, /participe/)
})
