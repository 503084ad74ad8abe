import { accounts } from '../accounts.ts'
import { forgetDraft, writeMission } from '../mission-form.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { figures, openOn, openPart, phone, pressAct, rowOf, wide } from '../sides.ts'
import { expect } from '../watched-page.ts'

/** Every state of a mission, reached by clicking; what one person does, the other one sees. */

/** A referent writes; who approves sits at the other screen. */
const pairs = [
  { screen: wide, approvedBy: 'headquarters', others: phone },
  { screen: phone, approvedBy: 'admin', others: wide },
] as const

for (const { screen, approvedBy, others } of pairs) {
  test.describe(`a referent at ${screen.width} px, ${approvedBy} approves`, () => {
    test.use({ viewport: screen })

    test('a referent’s mission is refused, given back, refused again, corrected, put online, changed and deleted', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
    }) => {
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

      const approver = await openOn({ browser, complaints, baseURL }, others)
      await signIn(approver, accounts[approvedBy])
      await approver.goto(address)
      const dialog = approver.getByRole('dialog').or(approver.getByRole('alertdialog'))
      async function act(button: string, confirm = button) {
        await approver.getByRole('button', { name: button, exact: true }).click()
        await expectAccessible(approver, `${button}`)
        await dialog.getByRole('button', { name: confirm, exact: true }).click()
      }
      async function reject(what: string) {
        await approver.getByRole('button', { name: 'Refuser la mission' }).click()
        await dialog.getByRole('combobox', { name: 'Raison' }).click()
        await approver.getByRole('option', { name: 'Le contenu est à compléter' }).click()
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
      const row = rowOf(page, title)
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
      await openPart(page, 'Parties de la page', 'Historique')
      for (const moved of ['Refus annulé', 'Renvoyée en validation', 'Changement refusé, le texte validé est revenu'])
        await expect(page.getByText(moved)).toBeVisible()
      await expectAccessible(page, 'history of a mission')

      await pressAct(page, 'Supprimer')
      await expectAccessible(page, 'deletion')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la mission' }).click()
      await expect(page).toHaveURL(/\/missions\/management$/)
      await expect(approver.getByText('Cette mission n’est plus disponible')).toBeVisible()
      console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
      await approver.context().close()
    })
  })
}

for (const [screen, others] of [
  [wide, phone],
  [phone, wide],
] as const) {
  test.describe(`headquarters at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('what headquarters writes for a structure outside waits for somebody else; for its own services it is online at once', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
    }) => {
      await forgetDraft(request, 'headquarters')
      const outside = `Relais d’un jour ${Date.now()}`
      await signIn(page, accounts.headquarters)
      await page.goto('/missions/management')
      await writeMission(page, {
        title: outside,
        organisation: 'Association Pas à Pas',
        look: (what) => expectAccessible(page, what),
      })
      const waits = page.getByText('Cette mission attend sa validation.')
      await expect(waits).toBeVisible()
      await expect(page.getByText('Association Pas à Pas').first()).toBeVisible()
      // Somebody else approves it.
      await expect(page.getByRole('button', { name: 'Valider', exact: true })).toHaveCount(0)
      await expectAccessible(page, 'a mission of one’s own that waits')

      const approver = await openOn({ browser, complaints, baseURL }, others)
      await signIn(approver, accounts.admin)
      await approver.goto(`/missions/management?tab=to_approve&search=${encodeURIComponent(outside)}`)
      await rowOf(approver, outside).getByRole('link', { name: outside }).click()
      await approver.getByRole('button', { name: 'Valider', exact: true }).click()
      const dialog = approver.getByRole('dialog').or(approver.getByRole('alertdialog'))
      await dialog.getByRole('button', { name: 'Valider', exact: true }).click()
      const seen = { approval: await seenWithin(waits, 'hidden') }

      await pressAct(page, 'Supprimer')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la mission' }).click()
      await expect(page).toHaveURL(/\/missions\/management$/)

      const own = `Journée du siège ${Date.now()}`
      await writeMission(page, { title: own })
      await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible()
      await expect(waits).toHaveCount(0)
      const member = await openOn({ browser, complaints, baseURL }, others)
      await signIn(member, accounts.member)
      await member.goto(`/missions/browse?search=${encodeURIComponent(own)}`)
      await member.getByRole('link', { name: own }).first().click()
      await expect(member.getByRole('heading', { level: 1, name: own })).toBeVisible()
      await pressAct(page, 'Supprimer')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la mission' }).click()
      await expect(member.getByText('Cette mission n’est plus disponible')).toBeVisible()
      console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
      for (const other of [approver, member]) await other.context().close()
    })
  })
}
