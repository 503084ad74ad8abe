import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type Account, accounts } from './accounts.ts'
import { callAs, type Envelope } from './api.ts'
import { tokenFor } from './token-for.ts'
import { closeMission, makeMission, personOf } from './made-missions.ts'
import { addMember, type Newcomer, newcomer, removeAccount } from './newcomers.ts'
import { signIn } from './people.ts'
import { Presses } from './presses.ts'
import { type Opening, openOn, wide } from './sides.ts'
import { expect } from './watched-page.ts'

type Afterwards = (restore: () => unknown) => void

/** So many members whom no other journey knows, with a name of their own where one is given. */
export async function members(
  request: APIRequestContext,
  afterwards: Afterwards,
  count: number,
  name?: string,
): Promise<[Newcomer, ...Newcomer[]]> {
  const person = () => {
    const someone = newcomer()
    return name === undefined ? someone : { ...someone, lastName: `${name}${someone.lastName.slice(8, 14)}` }
  }
  const [first, ...others] = [person(), ...Array.from({ length: count - 1 }, person)]
  if (!first) throw new Error('nobody')
  for (const someone of [first, ...others]) {
    afterwards(() => removeAccount(request, someone.email))
    await addMember(request, someone)
  }
  return [first, ...others]
}

/** A mission that the referent of the demonstration runs, unless it says who does; it ends with the test. */
export async function made(
  request: APIRequestContext,
  afterwards: Afterwards,
  { title, ...changes }: { title: string } & Record<string, unknown>,
): Promise<string> {
  const team = await personOf(request, accounts.referent)
  const mission = await makeMission(request, title, { managerIds: [team.id], ...changes })
  afterwards(() => closeMission(request, mission).catch(() => undefined))
  return mission
}

/** What somebody sends themselves. */
export async function asPerson(
  request: APIRequestContext,
  { email, password }: Newcomer,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Envelope<{ id: string }>> {
  const headers = { authorization: `Bearer ${await tokenFor(request, email, password)}` }
  const answer = await callAs<{ id: string }>(request, null, method, path, { body, headers })
  expect(answer, path).toMatchObject({ success: true })
  return answer
}

/** Somebody else's session, on a page. */
export async function seenBy(opening: Opening, { email, password }: Newcomer, address: string): Promise<Page> {
  const page = await openOn(opening, wide)
  await signIn(page, email, 'fr', password)
  await page.goto(address)
  // Also where a window lies over it, which hides it from roles.
  await expect(page.locator('h1')).toBeVisible()
  return page
}

/** The same of somebody of the staff. */
export async function seenByStaff(opening: Opening, who: Account, address: string): Promise<Page> {
  const page = await openOn(opening, wide)
  await signIn(page, accounts[who])
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
  return page
}

/** Where each job begins: on the start page, signed in, with all that waits in sight. */
export async function atHome(page: Page, who: Account): Promise<Presses> {
  await signIn(page, accounts[who])
  await expect(page.getByRole('heading', { level: 2, name: /^À traiter \(\d+\)/ })).toBeVisible()
  return new Presses(page)
}

/** Narrows what waits to one kind, where there is more than one. */
export async function kindOf(page: Page, presses: Presses, kind: string): Promise<void> {
  const button = page
    .getByRole('group', { name: 'Montrer' })
    .getByRole('button', { name: new RegExp(`^${kind.replace(' ', 's? ')} `) })
  if (await button.isVisible()) await presses.click(button)
}

/** An act in the row of somebody or something on the start page. */
export function rowButton(page: Page, act: string, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${act}.*${name}`) })
}

/** The same, once the list is as long as it needs to be. */
export async function shown(page: Page, presses: Presses, target: Locator): Promise<Locator> {
  const more = page.getByRole('button', { name: /^Voir (la suite|le suivant)/ })
  while (await target.isHidden()) await presses.click(more)
  return target
}

/** Ids of the platform's own, as a list in SQL: what is changed as owner takes no values. */
export function listOf(ids: readonly string[]): string {
  for (const id of ids) if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error(`no id: ${id}`)
  return ids.map((id) => `'${id}'`).join(', ')
}
