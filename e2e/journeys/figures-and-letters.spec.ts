import type { Locator, Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { mailTo } from '../mailbox.ts'
import { addApplicant, newcomer, removeAccount } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { openPart } from '../sides.ts'
import { expect, watch } from '../watched-page.ts'

const sizes = [
  { name: 'on a desk', viewport: { width: 1280, height: 900 } },
  { name: 'on a phone', viewport: { width: 360, height: 740 } },
]

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

async function writeLetter(page: Page, subject: string, message: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Objet').fill(subject)
  await dialog.getByLabel('Message').fill(message)
  await dialog.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(dialog).toBeHidden()
}

/** Parts of a page load as they come near the screen: goes down to one of them. */
async function comeTo(page: Page, part: Locator) {
  const down = async () => {
    await page.keyboard.press('PageDown')
    return part.count()
  }
  await expect.poll(down).toBe(1)
  await part.scrollIntoViewIfNeeded()
}

/** Of what waits, one kind alone; a phone has the kinds in a list to choose from. */
async function showKind(waiting: Locator, kind: string) {
  const count = new RegExp(`^${kind.replace(' ', 's? ')} \\(\\d+\\)$`)
  const page = waiting.page()
  if ((page.viewportSize()?.width ?? 0) >= 600) return waiting.getByRole('button', { name: count }).click()
  await waiting.getByRole('button', { name: /^Montrer/ }).click()
  await page.getByRole('menuitemradio', { name: count }).click()
}

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport })

    test('headquarters sees what waits, reads the figures of a time, takes them along and opens the list behind them', async ({
      page,
    }) => {
      await signIn(page, accounts.headquarters)
      const main = page.getByRole('main')
      const waiting = main.getByRole('region', { name: /^À traiter/ })
      await showKind(waiting, 'Mission à valider')
      await expect(waiting.getByRole('article').getByText('Mission à valider').first()).toBeVisible()
      await expect(waiting.getByText(/Demande de participation$|Compte à valider/)).toHaveCount(0)
      await expectAccessible(page, 'the home of headquarters')
      await waiting
        .getByRole('link', { name: /^Ouvrir/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/missions\/|\/articles\//)

      await page.goto('/dashboard')
      const accountsOf = main.getByRole('region', { name: 'Les comptes' })
      await comeTo(page, accountsOf)
      await expect(accountsOf.getByText('Comptes actifs')).toBeVisible()
      // Headquarters counts accounts, and lists none.
      await expect(accountsOf.getByRole('link', { name: /Voir les comptes/ })).toHaveCount(0)
      const from = day(400)
      await main.getByLabel('Du', { exact: true }).fill(from)
      await expect(page).toHaveURL(new RegExp(`from=${from}`))
      const missions = main.getByRole('region', { name: 'Les missions, partout en France' })
      await comeTo(page, missions)
      await missions.getByRole('button', { name: 'Voir les chiffres en tableau' }).first().click()
      await expect(missions.getByRole('table').first()).toBeVisible()
      const file = page.waitForEvent('download')
      await missions.getByRole('button', { name: 'Exporter (CSV)' }).first().click()
      expect((await file).suggestedFilename()).toMatch(/\.csv$/)
      await expectAccessible(page, 'the dashboard of headquarters')
      await missions
        .getByRole('link', { name: /^Voir les missions/ })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/missions/management\\?.*${from}`))
      await expect(main.getByRole('heading', { level: 1, name: 'Gérer les missions' })).toBeVisible()

      await page.goto('/dashboard?from=2026-02-31')
      await expect(main.getByText('Les dates demandées n’existent pas')).toBeVisible()
      await main.getByRole('button', { name: '12 mois' }).click()
      await expect(main.getByText('Les dates demandées n’existent pas')).toHaveCount(0)
      for (const closed of ['/user_management', '/my_department']) {
        await page.goto(closed)
        await expect(page.getByText('Cette page n’est pas ouverte à votre rôle')).toBeVisible()
      }
    })

    test('an admin goes from a figure to the accounts that it counts, and a member from theirs to what they did', async ({
      page,
      browser,
      baseURL,
      complaints,
    }) => {
      await signIn(page, accounts.admin)
      const main = page.getByRole('main')
      const waiting = main.getByRole('region', { name: /^À traiter/ })
      await showKind(waiting, 'Compte à valider')
      await expect(waiting.getByRole('article').getByText('Compte à valider').first()).toBeVisible()
      await expectAccessible(page, 'the home of an admin')
      await page.goto('/dashboard')
      const accountsOf = main.getByRole('region', { name: 'Les comptes' })
      await comeTo(page, accountsOf)
      await expect(accountsOf.getByText('Comptes actifs')).toBeVisible()
      await accountsOf.getByRole('button', { name: 'Voir les chiffres en tableau' }).first().click()
      await expect(accountsOf.getByRole('table').first()).toBeVisible()
      const file = page.waitForEvent('download')
      await accountsOf.getByRole('button', { name: 'Exporter (CSV)' }).first().click()
      expect((await file).suggestedFilename()).toMatch(/\.csv$/)
      await expectAccessible(page, 'the dashboard of an admin')
      await accountsOf
        .getByRole('link', { name: /^Voir les comptes/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/user_management/)
      await expect(main.getByText(/personnes?$/).first()).toBeVisible()

      const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport })
      const member = await context.newPage()
      watch(member, complaints, baseURL ?? '')
      await signIn(member, accounts.member)
      await expectAccessible(member, 'the home of a member')
      await member.goto('/dashboard')
      const own = member.getByRole('main')
      await own.getByRole('button', { name: 'Voir mes chiffres, mois par mois' }).click()
      const from = day(300)
      await own.getByLabel('Du', { exact: true }).fill(from)
      await expect(member).toHaveURL(new RegExp(`from=${from}`))
      const table = own.getByRole('button', { name: 'Voir les chiffres en tableau' }).first()
      await comeTo(member, table.first())
      await table.click()
      await expect(own.getByRole('table').first()).toBeVisible()
      await expectAccessible(member, 'the dashboard of a member')
      await own.getByRole('link', { name: /^Voir/ }).first().click()
      await expect(member).not.toHaveURL(/\/dashboard/)
      await context.close()
    })

    test('a referent approves whoever asks and invites another; the new member writes to the committee, which hears of it at once', async ({
      page,
      browser,
      request,
      complaints,
      baseURL,
      afterwards,
    }) => {
      const person = newcomer()
      const invited = newcomer()
      for (const { email } of [person, invited]) afterwards(() => removeAccount(request, email))
      await addApplicant(request, person)

      await signIn(page, accounts.referent)
      await page.goto('/my_department')
      const main = page.getByRole('main')
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await main.getByRole('searchbox').first().fill(person.lastName)
      await main.getByRole('searchbox').first().press('Enter')
      await expect(main.getByText(/^1 personne$/).first()).toBeVisible()
      await main.getByRole('button', { name: `Valider ${person.lastName}` }).click()
      await dialog.getByRole('button', { name: 'Valider', exact: true }).click()
      await expect(dialog).toBeHidden()
      await mailTo(request, person.email, (subject) => subject.includes('votre compte est actif'))

      await main.getByRole('button', { name: 'Inviter un membre' }).click()
      await dialog.getByLabel('Adresse e-mail').fill(invited.email)
      await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
      await expect(dialog).toBeHidden()
      await mailTo(request, invited.email, (subject) => subject.includes('vous invite'))
      await openPart(page, 'Votre département', 'Invitations')
      await expect(main.getByText(invited.email.split('@')[0] ?? '').first()).toBeVisible()
      await expectAccessible(page, 'the invitations of a department')

      await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click()
      const readAll = page.getByRole('button', { name: 'Tout marquer comme lu' })
      if (await readAll.isVisible()) await readAll.click()
      await page.keyboard.press('Escape')

      const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport })
      const member = await context.newPage()
      watch(member, complaints, baseURL ?? '')
      await signIn(member, person.email, 'fr', person.password)
      await member.getByRole('contentinfo').getByRole('link', { name: 'Nous écrire' }).click()
      await member.getByRole('radio', { name: 'Mon comité départemental' }).check()
      await writeLetter(member, 'Bonjour', `Je suis ${person.lastName}, quand puis-je passer ?`)
      const letter = await mailTo(
        request,
        accounts.referent,
        (subject) => subject.startsWith('Message de ') && subject.includes(person.lastName),
      )
      expect(letter.text).toContain('quand puis-je passer')
      await mailTo(request, person.email, (subject) => subject === 'Votre message a été envoyé')
      // Nobody touches the referent's page.
      await expect(page.getByText(/^\d+ notifications? non lues?$/)).toBeAttached()
      await context.close()
    })
  })
}

test('headquarters writes to those who take part in missions it runs, and to nobody else', async ({ request }) => {
  const { data: member } = await callAs<{ id: string }>(request, 'member', 'GET', '/user/me')
  const letter = {
    recipient: 'users',
    userIds: [member.id],
    subject: 'Une question',
    message: 'Êtes-vous libre lundi ?',
  }
  expect(await callAs(request, 'headquarters', 'POST', '/user/contact', { body: letter })).toMatchObject({
    status: 403,
  })
  expect(await callAs(request, 'member', 'POST', '/user/contact', { body: letter })).toMatchObject({ status: 403 })
  expect(await callAs(request, 'referent', 'POST', '/user/contact', { body: letter })).toMatchObject({ success: true })
})
