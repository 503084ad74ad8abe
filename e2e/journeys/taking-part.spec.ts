import type { Page, Route } from '@playwright/test'
import { password } from '../accounts.ts'
import { asAdmin, closeMission, makeMission, personOf } from '../made-missions.ts'
import { chooseLanguage, fillSignIn, membersOf } from '../people.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { expect, test } from '../watched-page.ts'
import type { Language } from '../words.ts'

/** A word that no other mission holds, so that the search finds this one. */
const unique = () => `Zéphyr${Date.now().toString(36)}`

test.describe('on a wide screen, in English', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })

  test('a member asks, is accepted, withdraws and declines an invitation, seeing each answer at once', async ({
    page,
    request,
  }) => {
    const email = (await membersOf(request, '44')).at(2) ?? ''
    const me = await personOf(request, email)
    const word = unique()
    const asked = await makeMission(request, `${word} to choose from`, {
      registrationMode: 'selection',
      motivationRequired: true,
      questions: ['When are you free?'],
      interestsDeclarationRequired: true,
    })
    const proposed = await makeMission(request, `${word} proposed`)
    const main = page.getByRole('main')

    await enter(page, email, 'en')
    await page.goto(`/missions/${asked}`)
    await page.getByRole('button', { name: 'Ask to take part' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send my request' }).click()
    await expect(dialog.getByText('Answer here before you go on.').first()).toBeVisible()
    await expectAccessible(page, 'registration with faults')
    await dialog.getByLabel('Why you are interested in this mission').fill('I know the subject well and have time.')
    await dialog.getByLabel('When are you free?').fill('On Mondays')
    await dialog.getByLabel('Any interests you need to declare').fill('None')
    await dialog.getByRole('button', { name: 'Send my request' }).dblclick()
    await expect(main.getByText('Your request has been sent').first()).toBeVisible()
    await asAdmin(request, 'PUT', `/mission/${asked}/accept_user`, { userIds: [me.id] })
    const accepted = await seenWithin(main.getByText('Your place is confirmed').first())
    await expectAccessible(page, 'confirmed')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(main.getByText('You withdrew from this mission').first()).toBeVisible()

    // What changes between the page and the opening of its line is heard on the line, however late it opens.
    let letOpen = () => {}
    const opening = new Promise<void>((resolve) => (letOpen = resolve))
    const holdLine = async (route: Route) => opening.then(() => route.continue())
    await page.route('**/events', holdLine, { times: 1 })
    await page.goto('/my_missions')
    await expect(page.getByRole('region', { name: /^Past/ })).toBeVisible()
    await asAdmin(request, 'POST', `/mission/${proposed}/add_participants`, { userIds: [me.id] })
    letOpen()
    const invited = await seenWithin(page.getByRole('link', { name: `${word} proposed` }))
    const card = page.getByRole('article').filter({ hasText: `${word} proposed` })
    await card.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
    await expect(card.getByText('You declined this invitation')).toBeVisible()
    await expectAccessible(page, 'past missions')

    console.log(
      `seen by another person after: acceptance ${accepted} ms, invitation ${invited} ms (limit ${limitMs} ms)`,
    )
    await closeMission(request, asked)
    await closeMission(request, proposed)
  })
})

/** Signs in, whatever language the account has, and goes on in this one. */
async function enter(page: Page, email: string, language: Language): Promise<void> {
  await page.goto('/login')
  await chooseLanguage(page, language)
  await fillSignIn(page, email, password, language)
  await expect(page.getByRole('heading', { level: 1, name: /^(Bonjour|Hello)/ })).toBeVisible()
  await chooseLanguage(page, language)
}
