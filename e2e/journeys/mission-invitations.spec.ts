import { accounts, password } from '../accounts.ts'
import { callAs } from '../api.ts'
import { letInvitationsExpire } from '../elapsed.ts'
import { readMissions } from '../faults/databases.ts'
import { closeMission, makeMission, personOf } from '../made-missions.ts'
import { chooseLanguage, fillSignIn, logOut, signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { besideOf, figures, nameOf, newMembers, openOn, openPart, rowOf, sides } from '../sides.ts'
import { expect } from '../watched-page.ts'

/** What becomes of invitations, however they came about; what one person does, the other one sees. */

for (const side of sides) {
  test.describe(nameOf(side), () => {
    test.use({ viewport: side.screen })
    test('a freed place is offered to the first in line, who takes it; the next one answers too late', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
      afterwards,
    }) => {
      const [first, second, third] = await newMembers(request, afterwards, 3)
      if (!first || !second || !third) throw new Error('three members')
      const team = await personOf(request, accounts[side.team])
      const title = `Première de la file ${Date.now()}`
      const mission = await makeMission(request, title, {
        managerIds: [team.id],
        departmentCode: '69',
        registrationMode: 'open',
        capacity: 1,
        waitlistEnabled: true,
        questions: ['Quel jour vous convient ?'],
      })
      afterwards(() => closeMission(request, mission))
      const seen: Record<string, number> = {}
      await signIn(page, accounts[side.team])
      await page.goto(`/missions/${mission}?tab=participants`)

      const open = (person: typeof first) =>
        openOn({ browser, complaints, baseURL }, side.others).then(async (other) => {
          await signIn(other, person.email, 'fr', person.password)
          await other.goto(`/missions/${mission}`)
          return other
        })
      const one = await open(first)
      await one.getByRole('button', { name: 'S’inscrire', exact: true }).click()
      await one.getByLabel('Quel jour vous convient ?').fill('Le mardi')
      await one.getByRole('button', { name: 'Confirmer mon inscription' }).click()
      await expect(one.getByText('Votre place est confirmée').first()).toBeVisible()
      await expectAccessible(one, 'confirmed at once')

      const two = await open(second)
      const three = await open(third)
      for (const [waiting, rank, day] of [
        [two, 1, 'Le mercredi'],
        [three, 2, 'Le jeudi'],
      ] as const) {
        await waiting.getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
        await waiting.getByLabel('Quel jour vous convient ?').fill(day)
        await waiting.getByRole('button', { name: 'Confirmer', exact: true }).click()
        await expect(waiting.getByText(`Vous êtes numéro ${rank} sur la liste d’attente`).first()).toBeVisible()
      }

      await one.getByRole('button', { name: 'Me retirer' }).click()
      await one.getByRole('radio', { name: 'Manque de disponibilité' }).check()
      await one.getByRole('dialog').getByRole('button', { name: 'Me retirer' }).click()
      seen['freed place'] = await seenWithin(two.getByRole('button', { name: 'Accepter', exact: true }))
      await expect(two.getByText(/^Répondez avant le/)).toBeVisible()
      await expectAccessible(two, 'a freed place')
      await expect(three.getByText('Vous êtes numéro 1 sur la liste d’attente').first()).toBeVisible()
      await two.getByRole('button', { name: 'Accepter', exact: true }).click()
      // What was answered for the line is there to be read again.
      await expect(two.getByLabel('Quel jour vous convient ?')).toHaveValue('Le mercredi')
      await expectAccessible(two, 'accepting a freed place')
      await two.getByRole('button', { name: 'Confirmer ma place' }).click()
      await expect(two.getByRole('main').getByText('Votre place est confirmée').first()).toBeVisible()
      seen['freed place, taken'] = await seenWithin(rowOf(page, second.lastName).getByText('Place confirmée').first())

      await two.getByRole('button', { name: 'Me retirer' }).click()
      await two.getByRole('radio', { name: 'Raisons de santé' }).check()
      await two.getByRole('dialog').getByRole('button', { name: 'Me retirer' }).click()
      await expect(three.getByRole('button', { name: 'Accepter', exact: true })).toBeVisible()
      await letInvitationsExpire(mission, { swept: false })
      await three.getByRole('button', { name: 'Accepter', exact: true }).click()
      await three.getByRole('button', { name: 'Confirmer ma place' }).click()
      await expect(three.getByText('Cette invitation est expirée.')).toBeVisible()
      await expectAccessible(three, 'an invitation answered too late')
      await three.getByRole('button', { name: 'Annuler' }).click()
      await letInvitationsExpire(mission, { swept: true })
      await expect(three.getByText('La place proposée est restée sans réponse').first()).toBeVisible()
      await expectAccessible(three, 'an expired invitation')
      await expect(three.getByRole('button', { name: 'S’inscrire', exact: true })).toBeVisible()
      await expect(rowOf(page, third.lastName).getByText('Non retenue').first()).toBeVisible()
      await expectAccessible(page, 'participants of whom one did not answer')
      console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
      for (const other of [one, two, three]) await other.context().close()
    })

    test('an invitation to a mission with questions is accepted with their answers, which the team reads', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
      afterwards,
    }) => {
      const [member] = await newMembers(request, afterwards, 1)
      if (!member) throw new Error('one member')
      const team = await personOf(request, accounts[side.team])
      const title = `Questions d’abord ${Date.now()}`
      const mission = await makeMission(request, title, {
        managerIds: [team.id],
        departmentCode: '69',
        capacity: 3,
        questions: ['Quel jour vous convient ?', 'Comment venez-vous ?'],
      })
      afterwards(() => closeMission(request, mission))
      const other = await openOn({ browser, complaints, baseURL }, side.others)
      await signIn(other, member.email, 'fr', member.password)
      await other.goto('/my_missions')

      await signIn(page, accounts[side.team])
      await page.goto(`/missions/${mission}?tab=invitations`)
      await page.getByRole('link', { name: 'Inviter des membres' }).click()
      await page.getByRole('searchbox').fill(member.lastName)
      await page.getByRole('searchbox').press('Enter')
      await page.locator('tbody tr, main li').filter({ hasText: member.lastName }).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Ajouter quelques mots à l’invitation' }).click()
      await page.getByLabel('Quelques mots pour ces personnes').fill('Nous avons pensé à vous.')
      await expectAccessible(page, 'inviting by name')
      await page.getByRole('button', { name: 'Inviter 1 personne' }).click()

      const card = other.getByRole('article').filter({ hasText: title })
      await card.getByRole('link', { name: title }).click()
      await expect(other.getByText('Nous avons pensé à vous.')).toBeVisible()
      await expectAccessible(other, 'an invitation with a message')
      await other.getByRole('button', { name: 'Accepter', exact: true }).click()
      await other.getByLabel('Quel jour vous convient ?').fill('Le vendredi')
      await other.getByRole('button', { name: 'Confirmer ma place' }).click()
      await expect(other.getByText('Répondez ici avant de continuer.')).toBeVisible()
      await expectAccessible(other, 'accepting with a question left open')
      await other.getByLabel('Comment venez-vous ?').fill('En tram')
      await other.getByRole('button', { name: 'Confirmer ma place' }).click()
      const answered = await seenWithin(page.getByRole('article').getByText('Place confirmée'))
      await expect(other.getByRole('main').getByText('Votre place est confirmée').first()).toBeVisible()

      await openPart(page, 'Parties de la page', 'Participations')
      const row = rowOf(page, member.lastName)
      await row.getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: 'Aperçu' }).click()
      await expect(besideOf(page, member.lastName)).toContainText('Le vendredi')
      await expect(besideOf(page, member.lastName)).toContainText('En tram')
      await expectAccessible(page, 'answers of somebody who was invited')
      console.log(
        `seen by the other person after (limit ${limitMs} ms): ${figures({ 'accepted with answers': answered })}`,
      )
      await other.context().close()
    })
  })
}

for (const side of sides.filter(
  ({ team, screen, others }) => (team === 'headquarters') === screen.width < others.width,
)) {
  test.describe(`blindly, ${nameOf(side)}`, () => {
    test.use({ viewport: side.screen })
    test('members are invited without their names, which the team learns of who accepts alone', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
      afterwards,
    }) => {
      const team = await personOf(request, accounts[side.team])
      const title = `Sans les noms ${Date.now()}`
      const mission = await makeMission(request, title, { managerIds: [team.id], capacity: 20, departmentCode: '69' })
      afterwards(() => closeMission(request, mission))
      await signIn(page, accounts[side.team])
      await page.goto(`/missions/${mission}?tab=invitations`)
      await page.getByRole('button', { name: 'Inviter sans connaître les noms' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Lien avec la maladie' }).click()
      // Until the list is there, it is the window that Escape closes.
      await expect(page.getByRole('option').first()).toBeVisible()
      for (const option of await page.getByRole('option').all()) await option.click()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Combien de personnes ?' }).click()
      await expect(dialog.getByText(/(Environ \d*0 personnes|Peu de personnes, ou aucune)/)).toBeVisible()
      await expectAccessible(page, 'how many a blind invitation would reach')
      await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
      await expect(page.getByText('La demande est partie.', { exact: false })).toBeVisible()
      const invited = async () =>
        readMissions<{ user_id: string }>('select user_id from participants where mission_id = $1 and blind', [mission])
      await expect.poll(async () => (await invited()).length).toBeGreaterThan(1)
      const [yes, no] = await Promise.all((await invited()).map(({ user_id: id }) => emailOf(id)))
      if (!yes || !no) throw new Error('nobody was drawn')
      // Neither names nor numbers, before somebody accepts.
      await page.reload()
      await expect(page.getByText('Aucune invitation pour l’instant')).toBeVisible()

      const other = await openOn({ browser, complaints, baseURL }, side.others)
      await enter(no.email)
      await other.goto(`/missions/${mission}`)
      await other.getByRole('button', { name: 'Décliner' }).click()
      await other.getByRole('alertdialog').getByRole('button', { name: 'Décliner' }).click()
      await expect(other.getByText('Vous avez décliné cette invitation').first()).toBeVisible()
      await expectAccessible(other, 'a blind invitation that is declined')
      await logOut(other)
      await enter(yes.email)
      await other.goto('/my_missions')
      const card = other.getByRole('article').filter({ hasText: title })
      await expectAccessible(other, 'a blind invitation')
      await card.getByRole('button', { name: 'Accepter' }).click()
      const accepted = await seenWithin(page.getByRole('article').filter({ hasText: yes.displayName }))
      await expect(page.getByText(no.displayName)).toHaveCount(0)
      await expectAccessible(page, 'somebody who accepted a blind invitation')
      console.log(`seen by the other person after (limit ${limitMs} ms): ${figures({ 'accepted blindly': accepted })}`)
      await other.context().close()

      async function emailOf(id: string) {
        const { data } = await callAs<{ email: string; displayName: string }>(request, 'admin', 'GET', `/user/${id}`)
        return data
      }

      async function enter(email: string) {
        await other.goto('/login')
        await chooseLanguage(other, 'fr')
        await fillSignIn(other, email, password)
        await expect(other.getByRole('heading', { level: 1, name: /^(Bonjour|Hello)/ })).toBeVisible()
        await chooseLanguage(other, 'fr')
      }
    })
  })
}
