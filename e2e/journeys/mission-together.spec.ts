import { readFile } from 'node:fs/promises'
import { accounts } from '../accounts.ts'
import { makeMission, personOf } from '../made-missions.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { figures, nameOf, newMembers, openOn, openPart, pressAct, sides } from '../sides.ts'
import { expect } from '../watched-page.ts'

/** A mission from its invitations to its closing note, reached by clicking; what one person does, the other one sees. */

for (const side of sides) {
  test.describe(nameOf(side), () => {
    test.use({ viewport: side.screen })

    test('invited by name and blindly, at work together, asked how it was, and closed with the note', async ({
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
      const title = `Two afternoons ${Date.now()}`
      const mission = await makeMission(request, title, {
        managerIds: [team.id],
        departmentCode: '69',
        registrationMode: 'open',
        capacity: 4,
      })
      const seen: Record<string, number> = {}
      const one = await openOn({ browser, complaints, baseURL }, side.others, 'en')
      await signIn(one, first.email, 'en', first.password)
      await one.goto('/my_missions')
      await expect(one.getByText('You are not taking part in any mission yet')).toBeVisible()

      await signIn(page, accounts[side.team], 'en')
      await page.goto(`/missions/${mission}?tab=invitations`)
      const dialog = page.getByRole('dialog')
      await page.getByRole('link', { name: 'Invite members' }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      await expectAccessible(page, 'who may be invited')
      for (const { lastName } of [first, second]) {
        await page.getByRole('searchbox').fill(lastName)
        await page.getByRole('searchbox').press('Enter')
        await page.locator('tbody tr, main li').filter({ hasText: lastName }).getByRole('checkbox').check()
      }
      await page.getByRole('button', { name: 'Invite 2 people' }).click()
      const card = one.getByRole('article').filter({ hasText: title })
      seen['invitation'] = await seenWithin(card)
      await expect(page.getByText('2 invitations are on their way.')).toBeVisible()
      await expect(
        page
          .getByRole('tab')
          .or(page.getByRole('combobox'))
          .filter({ hasText: /Invitations.*2/ }),
      ).toBeVisible()
      await expectAccessible(one, 'an invitation')
      await card.getByRole('button', { name: 'Accept' }).click()
      seen['accepted invitation'] = await seenWithin(
        page.getByRole('article').filter({ hasText: first.lastName }).getByText('Place confirmed'),
      )

      const two = await openOn({ browser, complaints, baseURL }, side.others, 'en')
      await signIn(two, second.email, 'en', second.password)
      await two.goto(`/missions/${mission}`)
      await two.getByRole('button', { name: 'Decline' }).click()
      await expectAccessible(two, 'declining')
      await two.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
      await expect(two.getByText('You declined this invitation').first()).toBeVisible()
      seen['declined invitation'] = await seenWithin(
        page.getByRole('article').filter({ hasText: second.lastName }).getByText('Not selected'),
      )
      await two.context().close()

      await page.getByRole('button', { name: 'Invite without knowing names' }).click()
      await dialog.getByRole('button', { name: 'How many people?' }).click()
      await expect(dialog.getByText('Choose at least one criterion.')).toBeVisible()
      await dialog.getByRole('combobox', { name: 'Connection to cancer' }).click()
      await page.getByRole('option').first().click()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'How many people?' }).click()
      await expect(dialog.getByText(/(About \d*0 people\.|Few people, or none\.)/)).toBeVisible()
      await expectAccessible(page, 'blind invitation')
      await dialog.getByRole('button', { name: 'Cancel' }).click()

      await openPart(page, 'On this page', 'Workspace')
      await page.getByRole('button', { name: 'Edit the workspace' }).click()
      await page.getByRole('button', { name: 'Add a session' }).click()
      await page.getByLabel('Day of session 1').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
      await page.getByLabel('From', { exact: true }).fill('14:30')
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
      await expect(one.getByText('The team has not added anything here yet')).toBeVisible()
      await page.getByRole('button', { name: 'Save' }).click()
      seen['workspace'] = await seenWithin(one.getByRole('link', { name: 'The plan of the rooms' }))
      await expect(one.getByText('The key is at the front desk.')).toBeVisible()
      await expectAccessible(one, 'workspace')
      const download = one.waitForEvent('download')
      await one.getByRole('link', { name: 'Programme.pdf' }).click()
      expect(await readFile(await (await download).path(), 'utf8')).toBe(pdf)

      await openPart(page, 'On this page', 'Survey')
      await page.getByRole('button', { name: 'Send a survey' }).click()
      await expectAccessible(page, 'survey to send')
      await dialog.getByLabel('Which part has ended?').fill('the first afternoon')
      await dialog.getByRole('button', { name: 'Send', exact: true }).click()
      await one.goto(`/missions/${mission}`)
      await one.getByRole('button', { name: 'Give feedback' }).click()
      const answer = one.getByRole('dialog')
      await answer.getByRole('button', { name: 'Send my feedback' }).click()
      await expect(answer.getByText('Answer here before you go on.').first()).toBeVisible()
      await expectAccessible(one, 'a survey without answers')
      await answer.getByRole('radio', { name: 'Very good' }).check()
      await answer.getByRole('radio', { name: 'Mostly' }).check()
      await answer.getByLabel('Is there anything you would like to add?').fill('A warm welcome.')
      await answer.getByRole('button', { name: 'Send my feedback' }).click()
      seen['answer to the survey'] = await seenWithin(page.getByText('A warm welcome.'))
      await expect(page.getByText('1 of 1')).toBeVisible()
      await expectAccessible(page, 'results of a survey')

      await pressAct(page, 'Close')
      await dialog.getByRole('button', { name: 'Close the mission' }).click()
      await expect(dialog.getByText('Write at least 20 characters.')).toBeVisible()
      await expectAccessible(page, 'closing without a note')
      await dialog
        .getByLabel('What people’s help made possible')
        .fill('Forty people came and found somebody to talk to.')
      await dialog.getByRole('button', { name: 'Close the mission' }).click()
      seen['closing'] = await seenWithin(one.getByText('Forty people came and found somebody to talk to.'))
      await expect(one.getByRole('button', { name: 'Withdraw' })).toBeHidden()
      await one.goto('/my_missions')
      await expect(card.getByText('Forty people came and found somebody to talk to.')).toBeVisible()
      await expectAccessible(one, 'a past mission')
      console.log(`seen by the other person after (limit ${limitMs} ms): ${figures(seen)}`)
      await one.context().close()
    })
  })
}

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
