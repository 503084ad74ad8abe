import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { asAdmin, makeMission, personOf } from '../made-missions.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { registerCaller } from '../screens/mission-people.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { figures, nameOf, newMembers, openOn, sides } from '../sides.ts'
import { expect } from '../watched-page.ts'

/** A mission is moved and then cancelled while others look at it, and somebody without an e-mail address has a place. */

const day = 86_400_000
const hours = (from: number) => ({
  startAt: new Date(from).toISOString(),
  endAt: new Date(from + day / 8).toISOString(),
})

for (const side of sides.filter(({ team }) => team === 'referent')) {
  test.describe(nameOf(side), () => {
    test.use({ viewport: side.screen })

    test('an open page says the new date, and that nothing takes place; who calls is called once', async ({
      page,
      request,
      browser,
      complaints,
      baseURL,
      afterwards,
    }) => {
      const [member] = await newMembers(request, afterwards, 1)
      if (!member) throw new Error('a member')
      const team = await personOf(request, accounts[side.team])
      const title = `Déplacée puis annulée ${Date.now()}`
      const first = Date.now() + 10 * day
      const mission = await makeMission(request, title, {
        type: 'event_participation',
        managerIds: [team.id],
        departmentCode: '69',
        registrationMode: 'open',
        ...hours(first),
      })
      await registerCaller(request, mission)
      await signIn(page, accounts[side.team])
      await page.goto(`/missions/${mission}?tab=participants`)
      await expect(page.getByText('Odette Perrin').first()).toBeVisible()
      const other = await openOn({ browser, complaints, baseURL }, side.others)
      await signIn(other, member.email, 'fr', member.password)
      await other.goto(`/missions/${mission}`)
      await other.getByRole('button', { name: 'S’inscrire', exact: true }).click()
      await other.getByRole('dialog').getByRole('button', { name: 'Confirmer mon inscription' }).click()
      await expect(other.getByRole('dialog')).toBeHidden()
      await expect(other.getByRole('button', { name: 'Me retirer' })).toBeVisible()

      const { data } = await callAs<{ updatedAt: string }>(request, 'admin', 'GET', `/mission/${mission}`)
      const moved = 'La salle n’est plus libre ce jour-là.'
      await asAdmin(request, 'PUT', `/mission/${mission}/reschedule`, {
        ...hours(first + 7 * day),
        reason: moved,
        updatedAt: data.updatedAt,
      })
      const shown = (reason: string) => [page, other].map((each) => seenWithin(each.getByText(reason).first()))
      const [movedForTeam = 0, movedForMember = 0] = await Promise.all(shown(moved))
      await expect(other.getByText(/La nouvelle date vous convient.elle/).first()).toBeVisible()
      await expectAccessible(other, 'a mission that is moved while it is read')

      const reason = 'Une tempête est annoncée.'
      await asAdmin(request, 'PUT', `/mission/${mission}/cancel`, { reason })
      const [offForTeam = 0, offForMember = 0] = await Promise.all(shown(reason))
      await expect(other.getByText('Mission annulée', { exact: false }).first()).toBeVisible()
      await expect(other.getByRole('button', { name: 'Me retirer' })).toHaveCount(0)
      const seen = { movedForTeam, movedForMember, offForTeam, offForMember }
      console.log(`seen on open pages after (limit ${limitMs} ms): ${figures(seen)}`)

      await page.goto('/home')
      const calls = page.getByRole('listitem').filter({ hasText: 'Odette Perrin' }).filter({ hasText: title })
      const more = page.getByRole('button', { name: /^Voir (la suite|le suivant)/ })
      // The longest waiting come first, this one last.
      await expect(async () => {
        if (await calls.first().isHidden()) await more.first().click({ timeout: 5_000 })
        await expect(calls.first()).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(calls).toHaveCount(1)
      await expect(calls).toContainText('Mission annulée')
    })
  })
}
