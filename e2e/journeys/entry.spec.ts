import type { Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { entryWords } from '../entry-words.ts'
import { read } from '../faults/databases.ts'
import { mailTo } from '../mailbox.ts'
import { codeIn, newcomer, removeAccount } from '../newcomers.ts'
import { chooseLanguage, fillSignIn, logOut, signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect, watch } from '../watched-page.ts'
import { words } from '../words.ts'

const phone = { width: 360, height: 740 }
const wide = { width: 1280, height: 900 }

test.describe('in French on a phone', () => {
  test.use({ viewport: phone })

  test(
    'from the sign-up to the first visit',
    { tag: '@promise' },
    async ({ page, browser, request, baseURL, complaints, afterwards }) => {
      const text = entryWords.fr
      const person = newcomer()
      afterwards(() => removeAccount(request, person.email))

      await page.goto('/signup')
      await page.getByRole('radio', { name: text.profile }).check()
      await page.getByRole('button', { name: text.next }).click()
      await expect(page.getByLabel(words.fr.email, { exact: true })).toHaveAttribute('autocomplete', 'username')
      await expect(page.getByLabel(words.fr.password, { exact: true })).toHaveAttribute('autocomplete', 'new-password')
      await page.getByLabel(words.fr.email, { exact: true }).fill(person.email)
      await paste(page, words.fr.password, person.password)
      await page.getByRole('button', { name: text.next }).click()
      await page.getByLabel(text.firstName, { exact: true }).fill(person.firstName)
      await page.getByLabel(text.lastName, { exact: true }).fill(person.lastName)
      await page.getByLabel(text.birthDate, { exact: true }).fill('12/03/1968')
      await page.getByRole('button', { name: text.next }).click()
      await page.getByLabel(text.postalCode, { exact: true }).fill('69003')
      await page.getByRole('button', { name: text.next }).click()
      await page.getByRole('button', { name: text.skip }).click()
      await expect(page.getByLabel(text.charter)).toBeVisible()
      await page.getByLabel(text.charter).check()
      await page.getByLabel(text.terms).check()
      await page.getByRole('button', { name: text.create }).click()

      await expect(page.getByRole('heading', { level: 1, name: text.codeTitle })).toBeVisible()
      const mail = await mailTo(request, person.email, (subject) => subject.includes(text.mails.code))
      await page.getByLabel(text.code).fill('AAAA-2222')
      await page.getByRole('button', { name: text.confirm }).click()
      await expect(page.getByText(text.wrongCode)).toBeVisible()
      await expect(page.getByLabel(text.code)).toBeFocused()
      await page.getByLabel(text.code).fill(codeIn(mail).replace('-', ' ').toLowerCase())
      await page.getByRole('button', { name: text.confirm }).click()
      await expect(page.getByRole('heading', { level: 1, name: text.confirmed })).toBeVisible()

      await page.getByRole('main').getByRole('link', { name: words.fr.signIn }).click()
      await fillSignIn(page, person.email, person.password)
      await expect(page).toHaveURL(/\/account_validation$/)
      await expect(page.getByRole('heading', { level: 1, name: text.pending })).toBeVisible()

      const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: wide })
      const admin = await context.newPage()
      watch(admin, complaints, baseURL ?? '')
      await signIn(admin, accounts.admin)
      await admin.goto(`/user_management?search=${person.lastName}`)
      const row = admin.getByRole('row', { name: new RegExp(person.lastName) })
      await row.getByRole('button', { name: 'Valider' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: 'Valider' }).click()
      await expect(admin.getByText(`Le compte de ${person.firstName} ${person.lastName} est validé.`)).toBeVisible()
      await expect(row).toBeHidden()
      await context.close()

      await page.getByRole('button', { name: text.checkAgain }).click()
      await expect(page.getByRole('heading', { level: 1, name: text.ready })).toBeVisible()
      await page.getByRole('link', { name: text.goHome }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.fr.greeting })).toBeVisible()
      await mailTo(request, person.email, (subject) => subject.includes(text.mails.welcome))
      await logOut(page)
      await expect(page).toHaveURL(/\/login$/)
      await signIn(page, person.email, 'fr', person.password)
    },
  )
})

test.describe('in English on a wide screen', () => {
  test.use({ viewport: wide, locale: 'en-GB' })

  test('by keyboard alone, for an address that has an account: the same screens, and another mail', async ({
    page,
    request,
  }) => {
    const text = entryWords.en
    // Nobody has chosen anything: the browser's own language is the first to be seen.
    await page.goto('/signup')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const write = async (label: string, value: string) => {
      await tabTo(page, label)
      await page.keyboard.type(value)
    }
    await tabTo(page, text.ill)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: text.profile })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(words.en.email, { exact: true })).toBeVisible()
    await write(words.en.email, accounts.caregiver)
    await write(words.en.password, 'three small grey cats')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(text.firstName, { exact: true })).toBeVisible()
    await write(text.firstName, 'Lucie')
    await write(text.lastName, 'Other')
    await write(text.birthDate, '12/03/1968')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(text.postalCode, { exact: true })).toBeVisible()
    await write(text.postalCode, '33000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: text.skip, exact: true })).toBeVisible()
    await tabTo(page, text.skip)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(text.charter, { exact: true })).toBeVisible()
    await tabTo(page, text.charter)
    await page.keyboard.press('Space')
    await tabTo(page, text.terms)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: text.codeTitle })).toBeVisible()
    const mail = await mailTo(request, accounts.caregiver, (subject) =>
      [text.mails.known, entryWords.fr.mails.known].some((known) => subject.includes(known)),
    )
    expect(mail.text).not.toMatch(/\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/)
  })

  test('a code that is too old says so, and that another can be had', async ({ page, request, afterwards }) => {
    const text = entryWords.en
    const person = newcomer()
    afterwards(() => removeAccount(request, person.email))
    await page.goto('/signup')
    await chooseLanguage(page, 'en')
    await page.getByRole('radio', { name: text.profile }).check()
    await page.getByRole('button', { name: text.next }).click()
    await page.getByLabel(words.en.email, { exact: true }).fill(person.email)
    await page.getByLabel(words.en.password, { exact: true }).fill(person.password)
    await page.getByRole('button', { name: text.next }).click()
    await page.getByLabel(text.firstName, { exact: true }).fill(person.firstName)
    await page.getByLabel(text.lastName, { exact: true }).fill(person.lastName)
    await page.getByLabel(text.birthDate, { exact: true }).fill('12/03/1968')
    await page.getByRole('button', { name: text.next }).click()
    await page.getByLabel(text.postalCode, { exact: true }).fill('69003')
    await page.getByRole('button', { name: text.next }).click()
    await page.getByRole('button', { name: text.skip }).click()
    await page.getByLabel(text.charter).check()
    await page.getByLabel(text.terms).check()
    await page.getByRole('button', { name: text.create }).click()
    const mail = await mailTo(request, person.email, (subject) => subject.includes(text.mails.code))
    await read(
      'ensemble_users',
      `update codes set expires_at = now() - interval '1 minute'
       where user_id = (select id from users where email = $1)`,
      [person.email],
    )
    await page.getByLabel(text.code).fill(codeIn(mail))
    await page.getByRole('button', { name: text.confirm }).click()
    await expect(page.getByText(text.expiredCode)).toBeVisible()
  })
})

/** Puts words into a field as the clipboard does: all at once, without keys. */
async function paste(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.insertText(value)
}

/** Goes on with Tab until the focus is on a control of this name; never with the mouse. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name, exact: true }))
  for (let steps = 0; steps < 30; steps += 1) {
    if (await wanted.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${String(name)}`)
}
