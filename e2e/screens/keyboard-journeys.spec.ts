import type { Locator, Page } from '@playwright/test'
import { callAs } from '../api.ts'
import { closeMission, makeMission } from '../made-missions.ts'
import { addMember, newcomer, removeAccount } from '../newcomers.ts'
import { baseUrl } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { words } from '../words.ts'
import { enter, openScreen } from './open-screen.ts'

/** The usual journeys without a mouse. */

const text = words.fr
/** More stops than any page has before what is looked for. */
const most = 150

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
    await tabTo(page, main.getByLabel(text.email, { exact: true }))
    await page.keyboard.type(member.email)
    await tabTo(page, main.getByLabel(text.password, { exact: true }))
    await page.keyboard.type(member.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: text.greeting })).toBeVisible()

    await tabTo(page, bar.getByRole('link', { name: text.missions, exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, main.getByRole('searchbox', { name: text.search }))
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await tabTo(page, main.getByRole('link', { name: title }))
    await page.keyboard.press('Enter')

    await tabTo(page, page.getByRole('button', { name: text.register }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('textbox').first())
    await page.keyboard.type('Je connais bien ce sujet, et j’ai du temps.')
    await tabTo(page, dialog.getByRole('button', { name: text.send }))
    await page.keyboard.press('Enter')
    await expect(main.getByText(text.sent).first()).toBeVisible()
    await expectHeard(page, /demande/)

    await tabTo(page, page.getByRole('button', { name: text.withdraw }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: text.withdraw }))
    await page.keyboard.press('Enter')
    await expect(main.getByText('Demande retirée').first()).toBeVisible()

    await openScreen(page, '/users/me?tab=profile')
    const town = main.getByLabel('Ville (facultatif)', { exact: true })
    await tabTo(page, town)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Villeurbanne')
    await page.keyboard.press('Tab')
    await expectHeard(page, /Enregistré/)

    await tabTo(page, bar.getByRole('link', { name: 'Ressources', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(/^Ressources/)
    const article = main.getByRole('article').getByRole('link').first()
    const name = (await article.textContent()) ?? ''
    await tabTo(page, article)
    await page.keyboard.press('Enter')
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
  // The table is one stop for Tab; arrows, Home and End move within it.
  const accept = page.getByRole('button', { name: `Accepter ${member.data.displayName}` })
  await tabTo(
    page,
    page
      .getByRole('row')
      .filter({ has: accept })
      .locator('[tabindex="0"]')
      .or(page.locator('thead [tabindex="0"]'))
      .first(),
  )
  await page.keyboard.press('ControlOrMeta+End')
  for (let press = 0; press < 5 && !(await isFocused(accept)); press += 1) await page.keyboard.press('ArrowLeft')
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')
  await expectHeard(page, /participe/)
})

/** Tab by Tab to what is looked for. On the way nothing holds the focus, and what has it is seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(whatIsNotSeen)
    expect.soft(unseen, 'has the focus, and is not seen').toBeNull()
    if (await isFocused(target)) return
  }
  throw new Error(`${String(target)} is not reached with ${most} presses of Tab`)
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** What has the focus, where it lies out of sight, below something else, or is not told from the rest. */
function whatIsNotSeen(): string | null {
  const focused = document.activeElement
  // The end of the page: the next Tab begins anew.
  if (!focused || focused === document.body) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + height / 2)
  const covered = !at || !(focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused))
  // A field has its ring beside it, the link of a card around the whole card.
  const around: Element[] = [...(focused.parentElement?.children ?? [])]
  for (let outer: Element | null = focused; outer; outer = outer.parentElement) around.push(outer)
  const marked = around.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
  })
  return covered || !marked ? focused.outerHTML.slice(0, 200) : null
}

/** What just happened is said to who does not see it. */
async function expectHeard(page: Page, words: RegExp): Promise<void> {
  await expect(
    page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: words }).first(),
  ).toBeAttached()
}
