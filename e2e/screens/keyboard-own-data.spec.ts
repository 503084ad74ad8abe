import { signInQuietly } from '../browser-session.ts'
import { entryWords } from '../entry-words.ts'
import { mailTo } from '../mailbox.ts'
import { addMember, codeIn, idOf, newcomer, removeAccount } from '../newcomers.ts'
import { test as restoring } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { words } from '../words.ts'
import { expectFocusAt, expectFocusAtPage, expectHeard, openTab, press, signInByKeys, tabTo, write } from './by-keys.ts'
import { openScreen } from './open-screen.ts'

/** What people decide about their own data and their own way in, without a mouse. */

/** Somebody of their own, who is gone after the test. */
const test = restoring.extend<{ member: ReturnType<typeof newcomer> }>({
  member: async ({ request, afterwards }, use) => {
    const member = newcomer()
    afterwards(() => removeAccount(request, member.email))
    await addMember(request, member)
    await use(member)
  },
})

test.use({ viewport: { width: 1280, height: 900 } })

test('a member gives a consent, leaves the question of its end, and takes it back, by keyboard', async ({
  page,
  member,
}) => {
  await signInQuietly(page, member.email, member.password)
  await openScreen(page, '/users/me?tab=profile')
  await openTab(page, 'Santé')
  const consent = page.getByRole('region', { name: 'Garder mes réponses sur la maladie' })
  const title = consent.getByRole('heading', { name: 'Garder mes réponses sur la maladie' })

  // The button goes with what it asked for, so the focus is led to the title above it.
  await press(page, consent.getByRole('button', { name: 'Je donne mon accord', exact: true }))
  await expect(consent.getByText('Donné', { exact: true })).toBeVisible()
  await expectHeard(page, /Votre accord est enregistré/)
  await expectFocusAt(title)

  const takeBack = consent.getByRole('button', { name: 'Retirer cet accord' })
  const question = page.getByRole('alertdialog')
  await press(page, takeBack)
  await expectFocusAt(question.getByRole('button', { name: 'Annuler' }))
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expectFocusAt(takeBack)
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: 'Retirer mon accord' }))
  await expect(question).toBeHidden()
  await expect(consent.getByText('Non donné', { exact: true })).toBeVisible()
  await expectHeard(page, /Votre accord est retiré/)
  await expectFocusAt(title)
})

test('a member has both copies of their data and erases their account, by keyboard', async ({
  page,
  request,
  member,
}) => {
  await signInQuietly(page, member.email, member.password)
  await openScreen(page, '/users/me?tab=profile')
  await openTab(page, 'Mes données')
  const main = page.getByRole('main')

  for (const [name, file, said] of [
    ['Lire mes données', 'ensemble.html', /La page est téléchargée/],
    ['Fichier pour une autre plateforme', 'ensemble.json', /Le fichier est téléchargé/],
  ] as const) {
    const button = main.getByRole('button', { name })
    const download = page.waitForEvent('download')
    await press(page, button)
    expect((await download).suggestedFilename()).toBe(file)
    await expectHeard(page, said)
    await expectFocusAt(button)
  }

  const erase = main.getByRole('button', { name: 'Supprimer mon compte' })
  const window = page.getByRole('dialog')
  await press(page, erase)
  await expect(window).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expectFocusAt(erase)
  await page.keyboard.press('Enter')
  const address = window.getByLabel('Pour confirmer, écrivez votre adresse e-mail')
  const forever = window.getByRole('button', { name: 'Supprimer pour toujours' })
  // An address that is not theirs changes nothing, and the way on begins at the field.
  await write(page, address, 'quelqu.un@example.org')
  await press(page, forever)
  await expect(window.getByText('Ce n’est pas l’adresse de ce compte.')).toBeVisible()
  await expectFocusAt(address)
  expect(await idOf(request, member.email)).toBeDefined()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(member.email)
  await press(page, forever)
  await expect(page).toHaveURL(/\/unauthorised\?erasure=/)
  await expectFocusAtPage(page, 'Votre compte est supprimé')
  await expectHeard(page, /C’est terminé/)
  expect(await idOf(request, member.email)).toBeUndefined()
  // Who is gone finds the ways on from here as well.
  await tabTo(page, main.getByRole('link').first())
})

test('somebody who forgot their password asks for a code, chooses another and signs in, by keyboard', async ({
  page,
  request,
  member,
}) => {
  const text = entryWords.fr
  const another = 'quatre grands chiens noirs'
  const main = page.getByRole('main')
  await openScreen(page, '/login')
  await press(page, main.getByRole('link', { name: /^Mot de passe oublié/ }))
  const ask = main.getByRole('button', { name: 'Recevoir un code' })
  // The page before has a field of the same name.
  await expect(ask).toBeVisible()
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1)
  await write(page, main.getByLabel(words.fr.email, { exact: true }), member.email)
  await press(page, ask)

  const save = main.getByRole('button', { name: 'Enregistrer le mot de passe' })
  await expect(save).toBeVisible()
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1)
  const mail = await mailTo(request, member.email, (subject) => subject.includes(text.mails.reset))
  const code = main.getByLabel(text.code)
  const password = main.getByLabel('Nouveau mot de passe', { exact: true })
  await write(page, code, codeIn(mail))
  await write(page, password, 'password1234')
  await write(page, main.getByLabel(text.again), 'password1234')
  await press(page, save)
  await expect(main.getByText('Ce mot de passe est trop courant.')).toBeVisible()
  await expectFocusAt(password)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(another)
  await write(page, main.getByLabel(text.again), another)
  await press(page, save)
  await expectFocusAtPage(page, 'Votre mot de passe est changé')
  await press(page, main.getByRole('link', { name: words.fr.signIn, exact: true }))
  await expect(main.getByLabel(words.fr.password, { exact: true })).toBeVisible()
  await signInByKeys(page, member.email, another)
})
