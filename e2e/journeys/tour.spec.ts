import type { LoggedActivity } from '@ensemble/contracts/users/activity'
import type { APIRequestContext, Page } from '@playwright/test'
import { callAs } from '../api.ts'
import { addMember, newcomer, removeAccount } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { expect } from '../watched-page.ts'

test('somebody new is guided over the real screens by keyboard, goes on later, and sees it again', async ({
  page,
  request,
  afterwards,
}) => {
  const person = newcomer()
  afterwards(() => removeAccount(request, person.email))
  await addMember(request, person)
  await signIn(page, person.email, 'fr', person.password)
  const guide = page.getByRole('region', { name: 'Visite guidée' })
  await agreeToBeCounted(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

  await press('Faire le tour de la plateforme')
  await expect(guide).toContainText('étape 1 sur 5')
  await press('Étape suivante')
  await expect(page).toHaveURL(/\/missions\/browse$/)
  await atPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'a step of the guided tour')
  await guide.getByRole('button', { name: 'Étape suivante' }).press('Escape')
  await expect(guide).toBeHidden()

  // Another day, on another load.
  await page.goto('/home')
  await press('Reprendre la visite, étape 2 sur 5')
  await expect(page).toHaveURL(/\/missions\/browse$/)
  await atPage(page)
  for (const path of ['/my_missions', '/resources', '/users/']) {
    await press('Étape suivante')
    await expect(page).toHaveURL(new RegExp(path))
    // The page takes the focus a moment after its address has come: a key before that presses nothing.
    await atPage(page)
  }
  await press('Terminer la visite')
  await expect(guide).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  await atPage(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Visite guidée' }).press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  await expect(guide).toContainText('étape 1 sur 5')

  // What was collected is sent when the page goes out of sight.
  await page.goto('about:blank')
  await expect
    .poll(() => stepsInLog(request, person.email))
    .toEqual(['home', 'missions', 'my_missions', 'profile', 'resources'])
})

/** The page is what one comes for: it takes the focus, or its title where that was there at once. */
async function atPage(page: Page): Promise<void> {
  await expect(page.locator('#main:focus, #main h1:focus')).toHaveCount(1)
}

async function agreeToBeCounted(page: Page): Promise<void> {
  await page.goto('/users/me?tab=data')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/edit') && answer.ok())
  await page.getByRole('checkbox', { name: 'J’accepte que ma façon d’utiliser la plateforme soit comptée' }).check()
  await saved
  await page.goto('/home')
}

/** Steps of the tour that the log of activity tells an admin of somebody. */
async function stepsInLog(request: APIRequestContext, email: string): Promise<(string | null)[]> {
  const people = await callAs<{ items: { id: string }[] }>(request, 'admin', 'GET', `/user/list?search=${email}`)
  const [person] = people.data.items
  const log = await callAs<{ items: LoggedActivity[] }>(request, 'admin', 'GET', `/activity/list?actorId=${person?.id}`)
  return log.data.items.flatMap(({ type, targetId }) => (type === 'tutorial_step' ? [targetId] : [])).sort()
}
