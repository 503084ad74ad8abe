import { accounts } from '../accounts.ts'
import { closeMission, makeMission, personOf } from '../made-missions.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { figures, nameOf, newMembers, openOn, sides } from '../sides.ts'
import { expect } from '../watched-page.ts'

for (const side of sides) {
  test.describe(nameOf(side), () => {
    test.use({ viewport: side.screen })
    test('registrations end by a date that is written, and a survey elsewhere is sent by its address', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
      afterwards,
    }) => {
      const [inside, outside] = await newMembers(request, afterwards, 2)
      if (!inside || !outside) throw new Error('two members')
      const team = await personOf(request, accounts[side.team])
      const hour = 3_600_000
      const common = { managerIds: [team.id], departmentCode: '69', origin: 'departmental_committee', capacity: 5 }
      const begun = await makeMission(request, `Déjà commencée ${Date.now()}`, { ...common, registrationMode: 'open' })
      afterwards(() => closeMission(request, begun))
      const mission = await makeMission(request, `Bientôt complet ${Date.now()}`, {
        ...common,
        startAt: new Date(Date.now() + 48 * hour).toISOString(),
        endAt: new Date(Date.now() + 50 * hour).toISOString(),
      })
      afterwards(() => closeMission(request, mission))
      const seen: Record<string, number> = {}
      const opening = { browser, complaints, baseURL }
      const [one, two] = [await openOn(opening, side.others), await openOn(opening, side.others)]
      await signIn(one, inside.email, 'fr', inside.password)
      await one.goto(`/missions/${begun}`)
      await one.getByRole('button', { name: 'S’inscrire', exact: true }).click()
      await one.getByRole('button', { name: 'Confirmer mon inscription' }).click()
      await expect(one.getByText('Votre place est confirmée').first()).toBeVisible()
      await signIn(two, outside.email, 'fr', outside.password)
      await two.goto(`/missions/${mission}`)
      await expect(two.getByRole('button', { name: 'S’inscrire', exact: true })).toBeVisible()

      await signIn(page, accounts[side.team])
      await page.goto(`/missions/${mission}`)
      await page.getByRole('link', { name: 'Modifier', exact: true }).click()
      const form = page.getByRole('form', { name: 'Modifier la mission' })
      await form.getByRole('button', { name: 'Continuer' }).click()
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
      await form.getByLabel(/^Fin des inscriptions(?!, heure)/).fill(yesterday)
      await form.getByLabel('Fin des inscriptions, heure').fill('18:00')
      await form.getByRole('button', { name: 'Enregistrer maintenant' }).click()
      await expect(page).toHaveURL(new RegExp(`${mission}$`))
      seen['end of registrations'] = await seenWithin(two.getByText('Les inscriptions sont closes.'))
      await expect(two.getByRole('button', { name: 'S’inscrire', exact: true })).toHaveCount(0)
      await expectAccessible(two, 'registrations that are over')
      await expect(page.getByText('Inscriptions closes', { exact: true }).first()).toBeVisible()
      await expectAccessible(page, 'registrations that are over, for the team')

      await page.goto(`/missions/${begun}?tab=survey`)
      await page.getByRole('button', { name: 'Envoyer une enquête' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /sur un autre site/ }).check()
      await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
      await expect(dialog.getByText('Écrivez une adresse qui commence par https.')).toBeVisible()
      await expectAccessible(page, 'a survey without its address')
      // It goes on: people are told which part of it is asked about.
      await expect(dialog.getByText('Dites quelle partie est finie.')).toBeVisible()
      await dialog.getByLabel('Quelle partie est finie ?').fill('la première réunion')
      await dialog.getByLabel('Adresse de l’enquête').fill('https://enquete.example.org/avis')
      await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
      const link = one.getByRole('link', { name: 'Répondre à l’enquête' })
      seen['survey by its address'] = await seenWithin(link)
      await expect(link).toHaveAttribute('href', 'https://enquete.example.org/avis')
      await expectAccessible(one, 'a survey elsewhere')
      await expect(page.getByText(/Enquête sur un autre site, destinataires/)).toBeVisible()
      await expectAccessible(page, 'a survey elsewhere that was sent')
      console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
      for (const other of [one, two]) await other.context().close()
    })
  })
}
