import type { Page } from '@playwright/test'
import { callAs } from '../api.ts'
import { beginArticle, completeContent, removeArticle } from '../made-articles.ts'
import { mailTo } from '../mailbox.ts'
import { forgetDraft } from '../mission-form.ts'
import { addApplicant, addMember, newcomer, removeAccount } from '../newcomers.ts'
import { test } from '../restoring.ts'
import { openOn } from '../sides.ts'
import { expect } from '../watched-page.ts'
import {
  choose,
  expectFocusAt,
  expectFocusAtPage,
  expectHeard,
  openTab,
  pickRadio,
  press,
  reachInTable,
  tabTo,
  takeFromMenu,
  tick,
  write,
} from './by-keys.ts'
import { enter, openScreen } from './open-screen.ts'

/** What teams do to accounts, missions and articles, without a mouse. */

const screen = { width: 1280, height: 900 }
test.use({ viewport: screen })

test('an admin approves an account that waits, suspends another and invites a third person, by keyboard', async ({
  page,
  request,
  afterwards,
}) => {
  const [waiting, member, invited] = [newcomer(), newcomer(), newcomer()]
  for (const { email } of [waiting, member, invited]) afterwards(() => removeAccount(request, email))
  await addApplicant(request, waiting)
  await addMember(request, member)
  const window = page.getByRole('dialog')
  const nobodyLeft = page.getByRole('heading', { name: 'Personne ne correspond' })
  await enter(page, 'admin')
  await openScreen(page, '/user_management')

  await findAccount(page, waiting.lastName)
  await reachInTable(page, page.getByRole('button', { name: new RegExp(`^Valider .*${waiting.lastName}`) }))
  await page.keyboard.press('Enter')
  await write(page, window.getByLabel('Un mot de bienvenue'), 'Soyez la bienvenue.')
  await press(page, window.getByRole('button', { name: 'Valider', exact: true }))
  await expect(window).toBeHidden()
  await expectHeard(page, new RegExp(`${waiting.lastName} est validé`))
  // The row that had the focus is gone with the act, and no other takes its place.
  await expectFocusAt(nobodyLeft)

  await openTab(page, /^Actifs/)
  await findAccount(page, member.lastName)
  const row = page.getByRole('row').filter({ hasText: member.lastName })
  await reachInTable(page, row.getByRole('button', { name: /^Actions / }))
  await takeFromMenu(page, 'Suspendre')
  const suspend = window.getByRole('button', { name: 'Suspendre', exact: true })
  await press(page, suspend)
  await expect(window.getByText('Écrivez la raison en quelques mots.')).toBeVisible()
  await expectFocusAt(window.getByLabel('Raison'))
  await page.keyboard.type('Sans nouvelles')
  await press(page, suspend)
  await expect(window).toBeHidden()
  await expectHeard(page, new RegExp(`${member.lastName} est suspendu`))
  await expectFocusAt(nobodyLeft)

  const invite = page.getByRole('main').getByRole('button', { name: 'Inviter une personne' })
  await press(page, invite)
  await write(page, window.getByLabel('Adresse e-mail'), invited.email)
  await press(page, window.getByRole('button', { name: 'Envoyer l’invitation' }))
  await expect(window).toBeHidden()
  await expectHeard(page, /L’invitation est envoyée à/)
  await expectFocusAt(invite)
  await mailTo(request, invited.email, (subject) => subject.includes('vous invite'))
})

test('a referent writes a mission, headquarters approves it and the referent closes it, by keyboard', async ({
  page,
  browser,
  request,
  complaints,
  baseURL,
  afterwards,
}) => {
  await forgetDraft(request, 'referent')
  afterwards(() => forgetDraft(request, 'referent'))
  const title = `Clavier${Date.now().toString(36)} du début à la fin`
  await enter(page, 'referent')
  await openScreen(page, '/missions/management')
  await press(page, page.getByRole('link', { name: 'Nouvelle mission' }))
  await writeMissionByKeys(page, title)
  await expectFocusAtPage(page, title)
  await expectHeard(page, /La mission attend sa validation/)
  const missionId = new URL(page.url()).pathname.split('/')[2]
  const address = `/missions/${missionId}`
  // One that is closed by then stays.
  afterwards(() => callAs(request, 'admin', 'DELETE', `/mission/${missionId}/delete`))

  const approver = await openOn({ browser, complaints, baseURL }, screen)
  afterwards(() => approver.context().close())
  await enter(approver, 'headquarters')
  await openScreen(approver, address)
  await press(approver, approver.getByRole('button', { name: 'Valider', exact: true }))
  const question = approver.getByRole('alertdialog')
  await expectFocusAt(question.getByRole('button', { name: 'Annuler' }))
  await press(approver, question.getByRole('button', { name: 'Valider' }))
  await expect(question).toBeHidden()
  await expectHeard(approver, /La mission est en ligne/)
  // The button went with the act.
  await expectFocusAt(approver.getByRole('main').locator(':focus'))

  await openScreen(page, address)
  await press(page, page.getByRole('button', { name: 'Clôturer', exact: true }))
  const window = page.getByRole('dialog')
  const close = window.getByRole('button', { name: 'Clôturer la mission' })
  await press(page, close)
  const note = window.getByLabel('Ce que cette aide a permis')
  await expectFocusAt(note)
  await page.keyboard.type('Merci à toutes et à tous, le stand a été tenu.')
  await press(page, close)
  await expect(window).toBeHidden()
  await expectHeard(page, /La note est enregistrée/)
  await expectFocusAt(page.getByRole('main').locator(':focus'))
})

test('headquarters writes in an article, looks at it as its readers will and publishes it, by keyboard', async ({
  page,
  request,
  afterwards,
}) => {
  const title = `Clavier${Date.now().toString(36)} à lire`
  const { id } = await beginArticle(request, 'headquarters', await completeContent(request, title))
  afterwards(() => removeArticle(request, id))
  await enter(page, 'headquarters')
  await openScreen(page, `/articles/${id}/edit`)
  const text = page.getByRole('textbox', { name: 'Texte', exact: true })
  await tabTo(page, text)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Et rentrez avant midi.')
  await expect(text).toContainText('Et rentrez avant midi.')

  const look = page.getByRole('button', { name: 'Aperçu', exact: true })
  await press(page, look)
  const preview = page.getByRole('dialog', { name: 'Aperçu de l’article' })
  await expect(preview.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible()
  await pickRadio(page, preview.getByRole('radio', { name: /^Ordinateur/ }))
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expectFocusAt(look)

  const ask = page.getByRole('button', { name: 'Publier…' })
  const window = page.getByRole('dialog', { name: 'Publier l’article' })
  await press(page, ask)
  await expect(window).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expectFocusAt(ask)
  await page.keyboard.press('Enter')
  await press(page, window.getByRole('button', { name: 'Publier maintenant' }))
  await expectFocusAtPage(page, title)
  await expectHeard(page, /L’article est publié/)
  await expect(page.getByText('Et rentrez avant midi.')).toBeVisible()
})

/** Narrows the list of accounts to one person. */
async function findAccount(page: Page, name: string): Promise<void> {
  // The list before may have held one person as well.
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes(name) ?? false)
  await write(page, page.getByRole('main').getByRole('searchbox', { name: 'Nom ou adresse e-mail' }), name)
  await page.keyboard.press('Enter')
  await answered
  await expect(page.getByText(/^1 personne$/).first()).toBeVisible()
}

/** Fills the five steps of the form of a new mission, and sends it. */
async function writeMissionByKeys(page: Page, title: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Nouvelle mission' })
  const next = form.getByRole('button', { name: 'Continuer' })
  const nameOf = form.getByRole('textbox', { name: 'Titre', exact: true })
  /** On to the next step, whose title takes the focus. */
  async function goOn(step: string) {
    await press(page, next)
    await expectHeard(page, new RegExp(`sur 5 – ${step}`))
    await expectFocusAt(form.locator('h2:focus'))
  }

  await expect(form.getByRole('textbox', { name: 'Description' })).toBeVisible()
  await press(page, next)
  await expect(page.getByText('champs de cette étape sont à corriger')).toBeVisible()
  await expectFocusAt(nameOf)
  await page.keyboard.type(title)
  await write(page, form.getByLabel('Résumé'), 'Une matinée au marché pour parler du dépistage.')
  await write(
    page,
    form.getByRole('textbox', { name: 'Description' }),
    'Vous tenez le stand à trois, assis, de neuf heures à onze heures.',
  )
  await choose(page, form.getByRole('combobox', { name: 'Type de mission' }), 'Événement')
  await tick(page, form.getByRole('checkbox', { name: 'Prévention' }))
  await goOn('Quand et où')

  // A day and a month that are the same in the order of every device.
  const year = new Date().getFullYear() + 1
  for (const [moment, time] of [
    ['Début', '09:00'],
    ['Fin', '11:00'],
  ] as const) {
    const day = form.getByLabel(moment, { exact: true })
    await tabTo(page, day)
    await page.keyboard.type(`0101${year}`)
    await expect(day).toHaveValue(`${year}-01-01`)
    const clock = form.getByLabel(`${moment}, heure`)
    await tabTo(page, clock)
    // A device that counts twelve hours asks for its half of the day; any other drops the letters.
    await page.keyboard.type(`${time.replace(':', '')}AM`)
    await expect(clock).toHaveValue(time)
  }
  await pickRadio(page, form.getByRole('radio', { name: 'Sur place', exact: true }))
  await write(page, form.getByLabel('Code postal'), '69003')
  await write(page, form.getByLabel('Ville'), 'Lyon')
  await goOn('Places et énergie')

  await write(page, form.getByLabel('Nombre de places', { exact: true }), '3')
  await write(page, form.getByLabel('Heures'), '2')
  await pickRadio(page, form.getByRole('radio', { name: 'Léger' }))
  await tick(page, form.getByRole('checkbox', { name: 'On peut rester en position assise' }))
  await pickRadio(page, form.getByRole('radio', { name: 'Oui' }))
  await goOn('Profil recherché')
  await goOn('Relecture')
  await press(page, form.getByRole('button', { name: 'Envoyer pour validation' }))
}
