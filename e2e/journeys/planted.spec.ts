import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { consentTexts } from '@ensemble/contracts/users/consent-texts'
import type { APIRequestContext } from '@playwright/test'
import { accounts, password } from '../accounts.ts'
import { asAdmin, closeMission, makeMission, personOf } from '../made-missions.ts'
import { tokenFor } from '../token-for.ts'
import { addMember, idOf, newcomer, type Newcomer } from '../newcomers.ts'
import { signIn } from '../people.ts'
import {
  foundBeside,
  foundInBrowser,
  foundInDatabases,
  foundInFiles,
  foundInMails,
  kindsAtTheBroker,
  plantedWord,
  watchTraffic,
} from '../planted.ts'
import { restoreBackup } from '../restored-backup.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { panelOf } from '../sides.ts'
import { expect, watch } from '../watched-page.ts'

test.use({ viewport: { width: 360, height: 800 } })

test('what somebody tells of an illness is found on the screen and nowhere else, until it is erased', async ({
  page,
  browser,
  request,
  complaints,
  baseURL,
  afterwards,
}) => {
  const began = Date.now()
  const [cancer, trade] = [plantedWord(), plantedWord()]
  const planted = [cancer, trade]
  // Words for a team or the league: read in their tables by whom they were written to, gone with the account.
  const [motive, opinion, letter] = [plantedWord(), plantedWord(), plantedWord()]
  const spoken = [motive, opinion, letter]
  const person = await addMember(request, newcomer())
  const id = (await idOf(request, person.email)) ?? ''
  const manager = await personOf(request, accounts.referent)
  const title = `Mission ${plantedWord()}`
  const missionId = await makeMission(request, title, {
    managerIds: [manager.id],
    origin: 'departmental_committee',
    departmentCode: '69',
    registrationMode: 'selection',
    targetCancerTypes: ['other'],
  })
  afterwards(() => closeMission(request, missionId))
  const traffic = watchTraffic(page, planted)
  const main = page.getByRole('main')
  // By what it says: one before it may be answered meanwhile.
  const saved = (word: string) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' &&
        response.ok() &&
        Boolean(response.request().postData()?.includes(word)),
    )
  const save = (section: string, word: string) =>
    Promise.all([saved(word), main.getByRole('button', { name: `Enregistrer\u00a0: ${section}` }).click()])

  // Words of lists, which others say too: a training and a profile that tell of an illness.
  await tellAs(request, person, { member: { profileType: 'former_patient', volunteerKinds: ['patient_resource'] } })
  await signIn(page, person.email, 'fr', person.password)
  await page.goto('/users/me?tab=health')
  await main.getByRole('button', { name: 'Je donne mon accord', exact: true }).click()
  await save('Vous et la maladie', 'relationsToIllness')
  await main.getByRole('combobox', { name: /^Type de cancer/ }).click()
  await page.getByRole('option', { name: 'Autre cancer', exact: true }).click()
  await page.keyboard.press('Escape')
  await main.getByLabel(/^Quel autre cancer/).fill(cancer)
  await save('La maladie', cancer)
  await expectAccessible(page, 'the health tab of a phone')
  await tellAs(request, person, {
    consents: { comorbiditiesConsentVersion: consentTexts.comorbidities.version },
    health: {
      relationsToIllness: ['close_caregiver', 'sick_person'],
      caregiverRelationship: 'sibling',
      treatmentStage: 'hormone_therapy',
      comorbidities: ['metabolic.diabetes'],
    },
    work: { employment: 'long_term_sick_leave' },
  })
  await page.goto('/users/me?tab=work')
  await main.getByRole('combobox', { name: /^Mon métier/ }).click()
  await page.getByRole('option', { name: /^Autre/ }).click()
  const otherTrade = main.getByLabel(/^Quel autre métier/)
  // Before it is written: a list that closes late takes the keyboard back, and the field is saved at once.
  const toldTrade = saved(trade)
  await otherTrade.fill(trade)
  await otherTrade.press('Tab')
  await toldTrade

  await page.goto(`/missions/${missionId}`)
  await page.getByRole('button', { name: 'Demander à participer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Types de cancer').check()
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(dialog).toBeHidden()

  const studyId = await makeMission(request, `Étude ${plantedWord()}`, { registrationMode: 'open' })
  afterwards(() => closeMission(request, studyId))
  const said = as(request, person)
  await said('POST', `/mission/${studyId}/register`, { motivation: `Pour moi, ${motive}.` })
  await asAdmin(request, 'POST', `/mission/${studyId}/send_survey`, {
    kind: 'built_in',
    subject: 'Votre avis sur le début',
    part: 'Le début',
  })
  const marks = { grade: 4, usefulness: 4, publishable: false }
  await said('POST', `/mission/${studyId}/survey_answer`, { ...marks, comment: `Je dirais ${opinion}.` })
  const need = { recipient: 'department', kind: 'need', subject: 'Une idée pour le comité' }
  await said('POST', '/user/contact', { ...need, message: `Je vous écris pour ${letter}.` })

  const office = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'fr-FR' })
  afterwards(() => office.close())
  const desk = await office.newPage()
  watch(desk, complaints, baseURL ?? '')
  const deskTraffic = watchTraffic(desk, planted)
  await signIn(desk, accounts.referent, 'fr', password)
  await desk.goto(`/missions/${missionId}?tab=participants`)
  await panelOf(desk, 'Participations').getByRole('button', { name: 'Actions' }).first().click()
  await desk.getByRole('menuitem', { name: /^Lire ce qui/ }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Lire les réponses' }).click()
  await expect(desk.getByRole('dialog')).toContainText(cancer)
  expect(await foundInBrowser(desk, planted), 'kept by the browser of the team').toEqual([])

  await page.goto('/users/me?tab=data')
  await expect(main.getByRole('button', { name: 'Fichier pour une autre plateforme' })).toBeVisible()
  await expectAccessible(page, 'the data tab of a phone')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Fichier pour une autre plateforme' }).click(),
  ])
  const archive = await readFile(await download.path(), 'utf8')
  for (const word of planted) expect(archive).toContain(word)
  expect(await foundInBrowser(page, planted), 'kept by the browser of the member').toEqual([])

  // While the answers are still there: sealed, and found by nobody who does not open them.
  await Promise.all([traffic.looked(), deskTraffic.looked()])
  expect([...traffic.found, ...deskTraffic.found], 'said in addresses, headers or kept answers').toEqual([])
  expect(await foundInMails(request, [person.email, accounts.referent], planted), 'said in mails').toEqual([])
  expect(await foundInDatabases(planted), 'tables that hold it open').toEqual([])
  const files = await foundInFiles(planted, began)
  expect(files.found, 'files that hold it open').toEqual([])
  expect(files.read, 'files that were written meanwhile').toBeGreaterThan(5)
  expect(await kindsAtTheBroker(), 'facts that say what somebody has').toEqual([])
  expect(await foundBeside(id, ['former_patient', 'patient_resource'])).toEqual(['ensemble_users: public.users'])
  expect(await foundBeside(id, listed), 'rows that say it by a word of a list').toEqual([])
  const written = ['ensemble_missions: public.participants', 'ensemble_missions: public.survey_answers']
  expect(await foundInDatabases(spoken)).toEqual(expect.arrayContaining([...written, 'ensemble_users: public.needs']))
  expect(await foundOutside(spoken, began), 'what was written to somebody, beside the tables').toEqual([])
  // Who finds a backup, or brings one back, has what is sealed.
  const backup = await restoreBackup(planted)
  afterwards(() => backup.stop())
  expect(backup.found, 'files of a backup').toEqual([])
  expect(await foundInDatabases(planted, backup.address), 'tables of a backup that is brought back').toEqual([])

  await main.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const farewell = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expectAccessible(page, 'the window of a farewell')
  await farewell.getByRole('textbox').fill(person.email)
  await farewell.getByRole('button', { name: /^Supprimer/ }).click()
  await expect(page.getByText('C’est terminé.')).toBeVisible()

  // Afterwards too: what tells of the erasure itself, files of the databases as a backup takes them, and of the broker.
  expect(await foundInDatabases(planted), 'tables that hold it after the erasure').toEqual([])
  const left = await foundInFiles(planted, began)
  expect(left.found, 'files that hold it after the erasure').toEqual([])
  expect(left.parts, 'stores that were searched').toEqual(expect.arrayContaining(['logs', 'nats', 'postgres']))
  expect(await foundInMails(request, [person.email], planted), 'said in the mail of the farewell').toEqual([])
  // Each service erases its part when it hears of it. Files of the databases keep what they held for a while.
  await expect.poll(() => foundInDatabases(spoken), 'tables that hold what was written to somebody').toEqual([])
  expect(await foundOutside(spoken, began), 'the same, beside the tables').toEqual([])
  expect(await kindsAtTheBroker(), 'facts that say what somebody had').toEqual([])
  // Of what was shared with a team, the names of the fields alone.
  const kinds = ['patient', ...listed]
  expect(await foundBeside(id, kinds), 'rows that say what somebody had').toEqual([])
  const later = await restoreBackup(planted)
  afterwards(() => later.stop())
  expect(later.found, 'files of a later backup').toEqual([])
  expect(await foundInDatabases([...planted, ...spoken], later.address), 'tables of a later backup').toEqual([])
  expect(await foundBeside(id, kinds, later.address), 'rows of a later backup').toEqual([])
})

/** What a person answers by words of lists, which others answer too. */
const listed = ['sick_person', 'close_caregiver', 'sibling', 'hormone_therapy', 'metabolic.diabetes', 'long_term_sick']

/** Files of logs, of the broker and of what was uploaded; mails have left, and tables are read by themselves. */
async function foundOutside(words: readonly string[], since: number): Promise<string[]> {
  const { found } = await foundInFiles(words, since)
  return found.filter((place) => /^(logs|nats|files)\b/.test(place))
}

function tellAs(request: APIRequestContext, person: Newcomer, edit: object): Promise<void> {
  return as(request, person)('PUT', '/user/me/edit', edit)
}

/** The calls of a person, each with a key under which its answer is kept. */
function as(request: APIRequestContext, { email, password: secret }: Newcomer) {
  return async (method: 'POST' | 'PUT', path: string, data: object): Promise<void> => {
    const headers = {
      authorization: `Bearer ${await tokenFor(request, email, secret)}`,
      'idempotency-key': randomUUID(),
    }
    const told = await request.fetch(`/api${path}`, { method, data, headers })
    expect(await told.json(), path).toMatchObject({ success: true })
  }
}
