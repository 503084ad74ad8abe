import { readFile } from 'node:fs/promises'
import { type Browser, type Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { runsEverything } from '../faults/fault-report.ts'
import { closeMission, makeMission, personOf } from '../made-missions.ts'
import { forgetDraft, writeMission } from '../mission-form.ts'
import { addMember, newcomer, type Newcomer, removeAccount } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { expect, watch } from '../watched-page.ts'
import { type Language } from '../words.ts'

/** Every state of a mission and of a part in it, reached by clicking; what one person does, the other one sees. */

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 800 }

test.describe.configure({ timeout: 150_000 })
test.use({ viewport: wide })

interface Opening {
  browser: Browser
  complaints: string[]
  baseURL: string | undefined
}

/** Somebody else with a browser of their own, on a phone, watched like the first one. */
async function onPhone({ browser, complaints, baseURL }: Opening, language: Language = 'fr'): Promise<Page> {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const context = await browser.newContext({ baseURL, locale, viewport: phone, hasTouch: true })
  const page = await context.newPage()
  watch(page, complaints, baseURL ?? '')
  return page
}

test('a referent’s mission is refused, given back, refused again, corrected, put online, changed and deleted', async ({
  page,
  request,
  browser,
  complaints,
  baseURL,
}) => {
  test.skip(!runsEverything, 'with FAULTS=full: parts of it are walked in other journeys')
  await forgetDraft(request, 'referent')
  const title = `Stand au marché ${Date.now()}`
  const seen: Record<string, number> = {}
  await signIn(page, accounts.referent)
  await page.goto('/missions/management')
  await writeMission(page, { title })
  const address = new URL(page.url()).pathname
  const waits = page.getByText('Cette mission attend sa validation.')
  const rejected = page.getByText('Cette mission doit être revue avant d’être publiée')
  await expect(waits).toBeVisible()

  const approver = await onPhone({ browser, complaints, baseURL })
  await signIn(approver, accounts.headquarters)
  await approver.goto(address)
  const dialog = approver.getByRole('dialog').or(approver.getByRole('alertdialog'))
  async function act(button: string, confirm = button) {
    await approver.getByRole('button', { name: button, exact: true }).click()
    await expectAccessible(approver, `${button} on a phone`)
    await dialog.getByRole('button', { name: confirm, exact: true }).click()
  }
  async function reject(what: string) {
    await approver.getByRole('button', { name: 'Refuser la mission' }).click()
    await dialog.getByRole('combobox', { name: 'Raison' }).click()
    await approver.getByRole('option', { name: 'Le contenu est à compléter.' }).click()
    await dialog.getByLabel('Ce qui est à revoir').fill(what)
    await dialog.getByRole('button', { name: 'Refuser la mission' }).click()
    await expect(dialog).toBeHidden()
  }

  await act('Refuser la mission')
  await expect(dialog.getByText('Écrivez au moins 10 caractères.')).toBeVisible()
  await expectAccessible(approver, 'a refusal without a reason')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await reject('Dites qui accueille les personnes.')
  seen['refusal'] = await seenWithin(rejected)
  await expect(page.getByText('Dites qui accueille les personnes.')).toBeVisible()
  await expectAccessible(page, 'a refused mission')

  await act('Annuler le refus')
  seen['refusal taken back'] = await seenWithin(waits)
  await reject('Dites où se garer, s’il vous plaît.')
  await expect(rejected).toBeVisible()
  await page.getByRole('link', { name: 'Revoir et renvoyer' }).click()
  const form = page.getByRole('form', { name: 'Revoir la mission' })
  await form.getByLabel('Résumé').fill('Une matinée au marché, avec un parking tout près.')
  await form.getByRole('button', { name: 'Enregistrer maintenant' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(waits).toBeVisible()

  // The referent watches the table of missions from here on.
  await page.goto('/missions/management')
  const row = page.getByRole('row', { name: title })
  await expect(row).toContainText('En attente de validation')
  await act('Valider')
  seen['approval, in the table'] = await seenWithin(row.getByText('À venir'))
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  const changing = page.getByRole('form', { name: 'Modifier la mission' })
  await changing.getByRole('textbox', { name: 'Titre', exact: true }).fill(`${title}, le soir`)
  await changing.getByRole('button', { name: 'Enregistrer maintenant' }).click()
  await expect(waits).toBeVisible()
  seen['changed title, at headquarters'] = await seenWithin(
    approver.getByRole('heading', { level: 1, name: `${title}, le soir` }),
  )
  await reject('Gardez le titre du matin, s’il vous plaît.')
  seen['approved text back'] = await seenWithin(page.getByRole('heading', { level: 1, name: title, exact: true }))
  await expect(waits).toBeHidden()
  await page.getByRole('tab', { name: 'Historique' }).click()
  for (const moved of ['Refus annulé', 'Renvoyée en validation', 'Changement refusé, le texte validé est revenu'])
    await expect(page.getByText(moved)).toBeVisible()
  await expectAccessible(page, 'history of a mission')

  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expectAccessible(page, 'deletion')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la mission' }).click()
  await expect(page).toHaveURL(/\/missions\/management$/)
  await expect(approver.getByText('Cette mission n’est plus disponible')).toBeVisible()
  console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
  await approver.context().close()
})

test('places: asked for, refused, given after all, all taken, a line behind them, given back, and the next in line', async ({
  page,
  request,
  browser,
  complaints,
  baseURL,
  afterwards,
}) => {
  test.skip(!runsEverything, 'with FAULTS=full: parts of it are walked in other journeys')
  const [first, second] = await twoMembers(request, afterwards)
  const referent = await personOf(request, accounts.referent)
  const mission = await makeMission(request, `Une seule place ${Date.now()}`, {
    managerIds: [referent.id],
    departmentCode: '69',
    registrationMode: 'selection',
    motivationRequired: true,
    questions: ['Quel jour vous convient ?'],
    capacity: 1,
    waitlistEnabled: true,
  })
  const seen: Record<string, number> = {}
  await signIn(page, accounts.referent)
  await page.goto(`/missions/${mission}?tab=participants`)
  await expect(page.getByText('Aucune demande n’attend de réponse')).toBeVisible()

  const one = await onPhone({ browser, complaints, baseURL })
  await signIn(one, first.email, 'fr', first.password)
  await one.goto(`/missions/${mission}`)
  await one.getByRole('button', { name: 'S’inscrire', exact: true }).click()
  await ask(one, 'Envoyer ma demande')
  const card = page.getByRole('article').filter({ hasText: first.lastName })
  seen['request'] = await seenWithin(card)
  await expect(card).toContainText('Le lundi matin')
  await expectAccessible(page, 'a request to answer')

  await card.getByRole('button', { name: /^Refuser/ }).click()
  const refusal = page.getByRole('dialog')
  await refusal.getByRole('combobox', { name: 'Raison' }).click()
  await page.getByRole('option', { name: 'Le profil ne correspond pas' }).click()
  await refusal.getByRole('button', { name: 'Refuser', exact: true }).click()
  seen['refusal'] = await seenWithin(one.getByText('L’équipe n’a pas retenu votre demande cette fois-ci'))
  await expectAccessible(one, 'a refused request on a phone')

  const rowOf = (person: Newcomer) => page.getByRole('row', { name: person.lastName })
  async function choose(person: Newcomer, choice: string) {
    await rowOf(person).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: choice, exact: true }).click()
  }
  await choose(first, 'Accepter')
  seen['place after all'] = await seenWithin(one.getByText('Votre place est confirmée').first())
  await expect(one.getByText('Plus de place')).toBeVisible()

  const two = await onPhone({ browser, complaints, baseURL })
  await signIn(two, second.email, 'fr', second.password)
  await two.goto(`/missions/${mission}`)
  await two.getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
  await expectAccessible(two, 'joining the waiting list on a phone')
  await ask(two, 'Confirmer')
  await expect(two.getByText('Vous êtes numéro 1 sur la liste d’attente')).toBeVisible()
  await expectAccessible(two, 'on the waiting list, on a phone')
  await expect(rowOf(second)).toContainText('Liste d’attente, rang 1')
  // No place is free: who decides is told, and nothing has changed.
  await choose(second, 'Accepter')
  await expect(page.getByText('Il n’y a plus de place disponible.')).toBeVisible()

  await one.getByRole('button', { name: 'Me retirer' }).click()
  await one.getByRole('dialog').getByRole('button', { name: 'Me retirer' }).click()
  await expect(one.getByText('Répondez ici avant de continuer.')).toBeVisible()
  await expectAccessible(one, 'a withdrawal without a reason on a phone')
  await one.getByRole('radio', { name: /disponible/ }).check()
  await one.getByRole('dialog').getByRole('button', { name: 'Me retirer' }).click()
  await expect(one.getByText('Vous vous êtes retiré de cette mission')).toBeVisible()
  seen['freed place'] = await seenWithin(two.getByText('Votre demande est envoyée'))
  await page
    .getByRole('article')
    .filter({ hasText: second.lastName })
    .getByRole('button', { name: /^Accepter/ })
    .click()
  seen['place of the next'] = await seenWithin(two.getByText('Votre place est confirmée').first())
  await expect(one.getByRole('button', { name: 'Rejoindre la liste d’attente' })).toBeVisible()
  console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
  await closeMission(request, mission)
  for (const member of [one, two]) await member.context().close()
})

test('invited by name and blindly, at work together, asked how it was, and closed with the note', async ({
  page,
  request,
  browser,
  complaints,
  baseURL,
  afterwards,
}) => {
  const [first, second] = await twoMembers(request, afterwards)
  const referent = await personOf(request, accounts.referent)
  const title = `Two afternoons ${Date.now()}`
  const mission = await makeMission(request, title, {
    managerIds: [referent.id],
    departmentCode: '69',
    registrationMode: 'open',
    capacity: 4,
  })
  const seen: Record<string, number> = {}
  const one = await onPhone({ browser, complaints, baseURL }, 'en')
  await signIn(one, first.email, 'en', first.password)
  await one.goto('/my_missions?tab=invitations')
  await expect(one.getByText('No invitation is waiting for your answer')).toBeVisible()

  await signIn(page, accounts.referent, 'en')
  await page.goto(`/missions/${mission}?tab=invitations`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Invite members' }).click()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByText('Choose at least one person.')).toBeVisible()
  await expectAccessible(page, 'invitation of nobody')
  for (const { lastName } of [first, second]) {
    await dialog.getByRole('searchbox').fill(lastName)
    await dialog.getByRole('searchbox').press('Enter')
    await dialog.getByRole('checkbox', { name: lastName }).check()
  }
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click()
  const card = one.getByRole('article').filter({ hasText: title })
  seen['invitation'] = await seenWithin(card)
  await expect(page.getByText('2 invitations are on their way.')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Invitations.*2/ })).toBeVisible()
  await expectAccessible(one, 'an invitation on a phone')
  await card.getByRole('button', { name: 'Accept' }).click()
  seen['accepted invitation'] = await seenWithin(
    page.getByRole('article').filter({ hasText: first.lastName }).getByText('Place confirmed'),
  )

  const two = await onPhone({ browser, complaints, baseURL }, 'en')
  await signIn(two, second.email, 'en', second.password)
  await two.goto(`/missions/${mission}`)
  await two.getByRole('button', { name: 'Decline' }).click()
  await expectAccessible(two, 'declining on a phone')
  await two.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(two.getByText('You declined this invitation')).toBeVisible()
  seen['declined invitation'] = await seenWithin(
    page.getByRole('article').filter({ hasText: second.lastName }).getByText('Not accepted'),
  )
  await two.context().close()

  await page.getByRole('button', { name: 'Invite without knowing names' }).click()
  await dialog.getByRole('button', { name: 'How many people?' }).click()
  await expect(dialog.getByText('Choose at least one criterion.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Relation to the illness' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'How many people?' }).click()
  await expect(dialog.getByText(/(About \d*[05] people\.|Fewer than five people)/)).toBeVisible()
  await expectAccessible(page, 'blind invitation')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('tab', { name: 'Workspace' }).click()
  await page.getByRole('button', { name: 'Edit the workspace' }).click()
  await page.getByLabel('Next meeting').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
  await page.getByLabel(/^Time/).fill('14:30')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write a full address that begins with https://.')).toBeVisible()
  await expectAccessible(page, 'a workspace with a fault')
  await page.getByLabel('Name of link 1').fill('The plan of the rooms')
  await page.getByLabel('Address of link 1').fill('https://plans.example.org/rooms')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Programme.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  await expect(page.getByRole('link', { name: 'Programme.pdf' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Notes' }).click()
  await page.keyboard.type('The key is at the front desk.')

  await one.goto(`/missions/${mission}?tab=workspace`)
  await expect(one.getByText('The team has not put anything here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  seen['workspace'] = await seenWithin(one.getByRole('link', { name: 'The plan of the rooms' }))
  await expect(one.getByText('The key is at the front desk.')).toBeVisible()
  await expectAccessible(one, 'workspace on a phone')
  const download = one.waitForEvent('download')
  await one.getByRole('link', { name: 'Programme.pdf' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(pdf)

  await page.getByRole('tab', { name: 'Survey' }).click()
  await page.getByRole('button', { name: 'Send a survey' }).click()
  await expectAccessible(page, 'survey to send')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await one.goto(`/missions/${mission}`)
  await one.getByRole('button', { name: 'Give my opinion' }).click()
  const answer = one.getByRole('dialog')
  await answer.getByRole('button', { name: 'Send my opinion' }).click()
  await expect(answer.getByText('Answer here before you go on.').first()).toBeVisible()
  await expectAccessible(one, 'a survey without answers on a phone')
  await answer.getByRole('radio', { name: 'Very well' }).check()
  await answer.getByRole('radio', { name: 'Rather yes' }).check()
  await answer.getByLabel('Would you like to add something?').fill('A warm welcome.')
  await answer.getByRole('button', { name: 'Send my opinion' }).click()
  seen['answer to the survey'] = await seenWithin(page.getByText('A warm welcome.'))
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expectAccessible(page, 'results of a survey')

  await page.getByRole('region', { name: 'Manage this mission' }).getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Close the mission' }).click()
  await expect(dialog.getByText('Write at least 20 characters.')).toBeVisible()
  await expectAccessible(page, 'closing without a note')
  await dialog.getByLabel('What this help led to').fill('Forty people came and found somebody to talk to.')
  await dialog.getByRole('button', { name: 'Close the mission' }).click()
  seen['closing'] = await seenWithin(one.getByText('Forty people came and found somebody to talk to.'))
  await expect(one.getByRole('button', { name: 'Withdraw' })).toBeHidden()
  await one.goto('/my_missions?tab=past')
  await expect(card.getByText('Forty people came and found somebody to talk to.')).toBeVisible()
  await expectAccessible(one, 'a past mission on a phone')
  console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
  await one.context().close()
})

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** Answers all that the mission asks, and sends it. */
async function ask(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pourquoi cette mission vous intéresse').fill('J’aime accueillir et je connais le quartier.')
  await dialog.getByLabel('Quel jour vous convient ?').fill('Le lundi matin')
  await dialog.getByRole('button', { name: button }).click()
}

/** Two members whom no other journey knows, and who leave with the test. */
async function twoMembers(
  request: Parameters<typeof addMember>[0],
  afterwards: (restore: () => unknown) => void,
): Promise<[Newcomer, Newcomer]> {
  const people: [Newcomer, Newcomer] = [newcomer(), newcomer()]
  for (const { email } of people) afterwards(() => removeAccount(request, email))
  await Promise.all(people.map((person) => addMember(request, person)))
  return people
}

function figures(seen: Record<string, number>): string {
  return Object.entries(seen)
    .map(([what, ms]) => `${what} ${ms} ms`)
    .join(', ')
}
