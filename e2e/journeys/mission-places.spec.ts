import type { Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { closeMission, makeMission, personOf } from '../made-missions.ts'
import type { Newcomer } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { besideOf, figures, nameOf, newMembers, openOn, openPart, rowOf, sides } from '../sides.ts'
import { expect } from '../watched-page.ts'

/** Every state of a part in a mission, reached by clicking; what one person does, the other one sees. */

for (const side of sides) {
  test.describe(nameOf(side), () => {
    test.use({ viewport: side.screen })

    test('places: asked for, refused, given after all, all taken, a line behind them, given back, and the next in line', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
      afterwards,
    }) => {
      const [first, second] = await newMembers(request, afterwards, 2)
      if (!first || !second) throw new Error('two members')
      const team = await personOf(request, accounts[side.team])
      const mission = await makeMission(request, `Une seule place ${Date.now()}`, {
        managerIds: [team.id],
        departmentCode: '69',
        registrationMode: 'selection',
        motivationRequired: true,
        questions: ['Quel jour vous convient ?'],
        capacity: 1,
        waitlistEnabled: true,
      })
      const seen: Record<string, number> = {}
      await signIn(page, accounts[side.team])
      await page.goto(`/missions/${mission}?tab=participants`)
      await expect(page.getByText('Aucune demande n’attend de réponse')).toBeVisible()

      const one = await openOn({ browser, complaints, baseURL }, side.others)
      await signIn(one, first.email, 'fr', first.password)
      await one.goto(`/missions/${mission}`)
      await one.getByRole('button', { name: 'Demander à participer' }).click()
      await ask(one, 'Envoyer ma demande')
      const card = rowOf(page, first.lastName)
      seen['request'] = await seenWithin(card)
      await card.getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: 'Aperçu' }).click()
      await expect(besideOf(page, first.lastName)).toContainText('Le lundi matin')
      await expectAccessible(page, 'a request to answer')
      await page.keyboard.press('Escape')

      await card.getByRole('button', { name: /^Refuser/ }).click()
      const refusal = page.getByRole('dialog')
      await refusal.getByRole('combobox', { name: 'Raison' }).click()
      await page.getByRole('option', { name: 'L’équipe cherche un autre profil' }).click()
      await refusal.getByRole('button', { name: 'Refuser', exact: true }).click()
      seen['refusal'] = await seenWithin(one.getByText('L’équipe n’a pas retenu votre demande cette fois-ci').first())
      await expectAccessible(one, 'a refused request')

      async function choose(person: Newcomer, choice: string) {
        await rowOf(page, person.lastName)
          .getByRole('button', { name: new RegExp(`^${choice}`) })
          .click()
      }
      // Held for ten seconds; who leaves the list sends it at once.
      async function leaveAndComeBack() {
        for (const part of ['Invitations', 'Participations']) await openPart(page, 'Parties de la page', part)
      }
      await choose(first, 'Accepter')
      await leaveAndComeBack()
      seen['place after all'] = await seenWithin(one.getByText('Votre place est confirmée').first())
      await expect(one.getByText('Vous participez').first()).toBeVisible()
      await expect(one.getByText('Plus de place')).toHaveCount(0)

      const two = await openOn({ browser, complaints, baseURL }, side.others)
      await signIn(two, second.email, 'fr', second.password)
      await two.goto(`/missions/${mission}`)
      await two.getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
      await expectAccessible(two, 'joining the waiting list')
      await ask(two, 'Confirmer')
      await expect(two.getByRole('dialog')).toBeHidden()
      await expect(two.getByText('Vous êtes numéro 1 sur la liste d’attente').first()).toBeVisible()
      await expectAccessible(two, 'on the waiting list,')
      await expect(rowOf(page, second.lastName)).toContainText('Liste d’attente, rang 1')
      // No place is free: who decides reads so, and where one is added.
      await expect(rowOf(page, second.lastName).getByRole('button', { name: /^Accepter/ })).toBeDisabled()
      await expect(page.getByText('Plus de place libre.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ajouter une place' })).toBeVisible()

      await one.getByRole('button', { name: 'Me retirer' }).click()
      await expectAccessible(one, 'a withdrawal')
      await one.getByRole('radio', { name: 'Manque de disponibilité' }).check()
      await one.getByRole('dialog').getByRole('button', { name: 'Me retirer' }).click()
      await expect(one.getByText('Vous ne participez plus à cette mission').first()).toBeVisible()
      seen['freed place'] = await seenWithin(two.getByText('Votre demande est envoyée').first())
      await rowOf(page, second.lastName)
        .getByRole('button', { name: /^Accepter/ })
        .click()
      await leaveAndComeBack()
      seen['place of the next'] = await seenWithin(two.getByText('Votre place est confirmée').first())
      await expect(one.getByRole('button', { name: 'Rejoindre la liste d’attente' })).toBeVisible()
      console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
      await closeMission(request, mission)
      for (const member of [one, two]) await member.context().close()
    })
  })
}

/** Answers all that the mission asks, and sends it. */
async function ask(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pourquoi cette mission vous intéresse').fill('J’aime accueillir et je connais le quartier.')
  await dialog.getByLabel('Quel jour vous convient ?').fill('Le lundi matin')
  await dialog.getByRole('button', { name: button }).click()
}
