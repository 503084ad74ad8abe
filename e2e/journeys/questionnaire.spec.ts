import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { closeMission } from '../made-missions.ts'
import { tokenFor } from '../token-for.ts'
import { mailTo } from '../mailbox.ts'
import { forgetDraft } from '../mission-form.ts'
import type { Newcomer } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { newMembers, openOn, phone, wide } from '../sides.ts'
import { expect } from '../watched-page.ts'

/** A study from its first question to its file: built, answered in two sittings, taken back, counted, exported. */

const consentText = 'Le comité mène cette étude sur le sommeil. Deux personnes de son équipe lisent les réponses.'
/** What only the person on the telephone writes, and takes back. */
const rare = 'Un oreiller de sarrasin'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.use({ viewport: wide })

test('a questionnaire is built, answered on a phone in two sittings, taken back, counted and exported', async ({
  page,
  request,
  browser,
  complaints,
  baseURL,
  afterwards,
}) => {
  const people = await newMembers(request, afterwards, 11)
  const [person, ...others] = people
  if (!person) throw new Error('no member')
  const title = `Votre sommeil ${Date.now().toString(36)}`
  await forgetDraft(request, 'headquarters')
  await signIn(page, accounts.headquarters)
  const missionId = await build(page, title)
  afterwards(() => closeMission(request, missionId))

  const opening = { browser, complaints, baseURL }
  const first = await openOn(opening, phone)
  await signIn(first, person.email, 'fr', person.password)
  await first.goto(`/missions/${missionId}`)
  await first
    .getByRole('button', { name: 'Répondre au questionnaire' })
    .or(first.getByRole('link', { name: 'Répondre au questionnaire' }))
    .first()
    .click()
  await agree(first)
  await first
    .getByRole('group', { name: /Dormez-vous bien/ })
    .getByRole('radio', { name: 'Mal', exact: true })
    .check()
  // Asked of those alone who sleep badly.
  await first.getByLabel(/Qu’est-ce qui vous aide/).fill(rare)
  await expectAccessible(first, 'the first part of a questionnaire')
  await first.getByRole('button', { name: 'Continuer', exact: true }).click()
  await expect(first.getByText('Partie 2 sur 2')).toBeVisible()
  await expectFits(first)
  await first.getByRole('button', { name: 'Arrêter et reprendre plus tard' }).click()
  await expect(first.getByText('Vos réponses sont gardées.', { exact: false })).toBeVisible()
  await first.context().close()

  const second = await openOn(opening, phone)
  await signIn(second, person.email, 'fr', person.password)
  await second.goto(`/missions/${missionId}`)
  await second.getByRole('link', { name: 'Continuer le questionnaire' }).first().click()
  await expect(second.getByText('Partie 2 sur 2')).toBeVisible()
  await second.getByRole('button', { name: 'Partie précédente' }).click()
  await expect(second.getByLabel(/Qu’est-ce qui vous aide/)).toHaveValue(rare)
  await second.getByRole('button', { name: 'Continuer', exact: true }).click()
  await second.getByRole('button', { name: 'Envoyer mes réponses' }).click()
  await expect(second.getByText('Répondez, ou choisissez', { exact: false })).toBeVisible()
  await second.getByRole('radio', { name: '7', exact: true }).check()
  await second.getByRole('button', { name: 'Envoyer mes réponses' }).click()
  await expect(second.getByRole('heading', { name: 'Merci, vos réponses sont bien envoyées' })).toBeVisible()
  await expectAccessible(second, 'answers that are sent')
  const thanks = await mailTo(request, person.email, (subject) => subject.startsWith('Merci pour vos réponses'))
  expect(thanks.text).not.toContain(rare)

  await second.getByRole('button', { name: 'Retirer mes réponses' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Retirer mes réponses' }).click()
  await expect(second.getByText('Vos réponses sont effacées.')).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Avant de commencer' })).toBeVisible()

  for (const [index, other] of others.entries()) await answerByCall(request, missionId, other, index)
  await page.goto(`/missions/${missionId}?tab=answers`)
  const main = page.getByRole('main')
  await expect(main.getByText('Réponses envoyées')).toBeVisible()
  await expect(main.getByText('Dormez-vous bien en ce moment ?').first()).toBeVisible()
  await expect(main.getByText('Moyenne : 5,5. Valeur du milieu : 5,5.')).toBeVisible()
  await expectAccessible(page, 'the results of a study')
  const lines = await saved(page, main.getByRole('button', { name: 'Enregistrer les réponses (CSV)' }))
  expect(lines).toHaveLength(1 + others.length)
  expect(lines.join('\n')).not.toContain(rare)
  for (const { lastName, email } of people) {
    expect(lines.join('\n')).not.toContain(lastName)
    expect(lines.join('\n')).not.toContain(email)
  }
  const guide = await saved(page, main.getByRole('button', { name: 'Enregistrer le guide de lecture (CSV)' }))
  for (const words of ['Dormez-vous bien en ce moment', 'Mal', 'Qu’est-ce qui vous aide', 'votre nuit'])
    expect(guide.join('\n')).toContain(words)
  await second.context().close()
})

/** Writes the mission with its questionnaire, as staff do. */
async function build(page: Page, title: string): Promise<string> {
  await page.goto('/missions/management')
  await page.getByRole('link', { name: 'Nouvelle mission' }).click()
  const form = page.getByRole('form', { name: 'Nouvelle mission' })
  const goOn = () => form.getByRole('button', { name: 'Continuer' }).click()
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(title)
  await form.getByLabel('Résumé').fill('Cinq questions sur vos nuits, à votre rythme.')
  await form.getByRole('textbox', { name: 'Description' }).click()
  await page.keyboard.type('Vous répondez quand vous voulez, et vous pouvez vous arrêter à tout moment.')
  await choose(form, page, 'Type de mission', 'Études et enquêtes')
  await form.getByRole('checkbox', { name: 'Recherche' }).check()
  await goOn()
  await form.getByLabel('Début', { exact: true }).fill(day(-1))
  await form.getByLabel('Début, heure').fill('09:00')
  await form.getByLabel('Fin', { exact: true }).fill(day(5))
  await form.getByLabel('Fin, heure').fill('18:00')
  await form.getByRole('radio', { name: 'À distance', exact: true }).check()
  await goOn()
  await form.getByRole('checkbox', { name: 'Nombre de places illimité' }).check()
  await form.getByRole('radio', { name: 'Dans Ensemble, écrit ci-dessous' }).check()
  await form.getByLabel('Ce que les personnes acceptent').fill(consentText)
  await form.getByLabel('Jour où toutes les réponses sont effacées').fill(day(90))
  const one = form.getByRole('region', { name: 'Partie 1' })
  await one.getByLabel('Titre de la partie').fill('Vos nuits')
  const sleep = one.getByRole('group', { name: 'Question q1' })
  await sleep.getByRole('textbox', { name: 'Question', exact: true }).fill('Dormez-vous bien en ce moment ?')
  await sleep.getByLabel('Choix 1').fill('Bien')
  await sleep.getByLabel('Choix 2').fill('Mal')
  await one.getByRole('button', { name: 'Ajouter une question' }).click()
  const help = one.getByRole('group', { name: 'Question q2' })
  await help.getByRole('textbox', { name: 'Question', exact: true }).fill('Qu’est-ce qui vous aide ?')
  await choose(help, page, 'Réponse attendue', 'Un texte libre')
  await choose(help, page, 'Poser cette question', 'Dormez-vous bien')
  await help.getByRole('checkbox', { name: 'Mal' }).check()
  await help.getByRole('checkbox', { name: 'Bien' }).uncheck()
  await form.getByRole('button', { name: 'Ajouter une partie' }).click()
  const two = form.getByRole('region', { name: 'Partie 2' })
  await two.getByLabel('Titre de la partie').fill('Cette nuit')
  const mark = two.getByRole('group', { name: 'Question q3' })
  await mark.getByRole('textbox', { name: 'Question', exact: true }).fill('Quelle note donnez-vous à votre nuit ?')
  await choose(mark, page, 'Réponse attendue', 'Une note sur une échelle')
  await mark.getByRole('checkbox', { name: /^Réponse attendue/ }).check()
  await expectAccessible(page, 'a questionnaire that is written')
  await form.getByLabel('Heures').fill('0,5')
  await form.getByRole('radio', { name: 'Léger' }).check()
  await form.getByRole('radio', { name: 'Oui' }).check()
  await goOn()
  await goOn()
  await form.getByRole('button', { name: /^(Créer la mission|Envoyer pour validation)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** By the keyboard: a list of choices closes when the page scrolls. */
async function choose(within: Locator, page: Page, field: string, option: string): Promise<void> {
  const select = within.getByRole('combobox', { name: field })
  await select.scrollIntoViewIfNeeded()
  await select.press('Enter')
  await page.getByRole('option', { name: option }).click()
}

/** Nobody begins before they have agreed. */
async function agree(page: Page): Promise<void> {
  await expect(page.getByText(consentText)).toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('Cochez cette case pour commencer.')).toBeVisible()
  await expectAccessible(page, 'the consent to a study')
  await page.getByRole('checkbox', { name: /j’accepte de participer à cette étude/ }).check()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('Partie 1 sur 2')).toBeVisible()
}

async function expectFits(page: Page): Promise<void> {
  const { scrolled, wide: width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    wide: window.innerWidth,
  }))
  expect(scrolled, 'nothing is wider than the phone').toBeLessThanOrEqual(width)
}

/** What another member does on their screen, by the calls that it makes. */
async function answerByCall(request: APIRequestContext, missionId: string, who: Newcomer, index: number) {
  const headers = { authorization: `Bearer ${await tokenFor(request, who.email, who.password)}` }
  const path = `/mission/${missionId}`
  const sleeps = index % 2 === 0 ? 'o1' : 'o2'
  const answers = { q1: sleeps, ...(sleeps === 'o2' && { q2: 'Lire un peu' }), q3: index + 1 }
  const body = { answers, sectionId: 's2', consentText, done: true }
  expect(await callAs(request, null, 'POST', `${path}/register`, { body: {}, headers })).toMatchObject({
    success: true,
  })
  expect(await callAs(request, null, 'PUT', `${path}/questionnaire_answers`, { body, headers })).toMatchObject({
    success: true,
  })
}

/** The lines of a file that a press saves. */
async function saved(page: Page, button: Locator): Promise<string[]> {
  const download = page.waitForEvent('download')
  await button.click()
  const text = await readFile(await (await download).path(), 'utf8')
  return text.trim().split('\r\n')
}
