import { fileURLToPath } from 'node:url'
import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { simpleMissions } from '../missions.ts'
import { tokenFor } from '../token-for.ts'
import { chooseLanguage, signIn } from '../people.ts'
import { expect, test } from '../watched-page.ts'
import { words } from '../words.ts'
import { Film, filmed } from './film.ts'

/** The README's moving picture: made on demand only, as its pictures are. */
const file = fileURLToPath(new URL('../../docs/images/register-accept-seen.gif', import.meta.url))

test.skip(process.env['UPDATE_PICTURES'] !== '1', 'UPDATE_PICTURES=1 makes the moving picture of the README')

test('register, accept, seen live: the moving picture for the README', async ({
  page: member,
  browser,
  request,
  baseURL,
}) => {
  const text = words.en
  const film = new Film(['A member', 'The referent, in another browser'])
  const token = await tokenFor(request, accounts.member)
  const mission = (await simpleMissions(request, token, '69')).at(-1)
  if (!mission) throw new Error('The demonstration data hold no simple open mission in department 69')
  const me = await callAs<{ displayName: string }>(request, 'member', 'GET', '/user/me')

  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: filmed })
  const referent = await context.newPage()
  await member.setViewportSize(filmed)
  await signIn(member, accounts.member)
  await chooseLanguage(member, 'en')
  await signIn(referent, accounts.referent)
  await chooseLanguage(referent, 'en')
  await member.goto(`/missions/${mission.id}`)
  await referent.goto(`/missions/${mission.id}?tab=participants`)
  const register = member.getByRole('button', { name: text.register })
  await expect(register).toBeVisible()
  await film.frame(member, referent, 2200)

  await register.click()
  await expect(member.getByRole('dialog')).toBeVisible()
  await film.frame(member, referent)
  await member.getByRole('dialog').getByRole('button', { name: text.send }).click()
  await expect(member.getByRole('main').getByText(text.sent).first()).toBeVisible()
  const accept = referent.getByRole('button', { name: new RegExp(`^Accept ${me.data.displayName}`) })
  await expect(accept).toBeVisible()
  await accept.scrollIntoViewIfNeeded()
  // Rows are drawn as they come into sight, with a font that comes after the page.
  await expect(accept).toBeInViewport({ ratio: 1 })
  const row = referent.getByRole('row').filter({ has: accept })
  await expect(row.getByText(me.data.displayName).first()).toBeInViewport({ ratio: 1 })
  await referent.evaluate(() => document.fonts.ready)
  await film.frame(member, referent, 2400)

  await accept.click()
  await expect(member.getByRole('main').getByText(text.confirmedState).first()).toBeVisible()
  await expect(accept).toBeHidden()
  await film.frame(member, referent, 3200)
  await film.write(file)

  await context.close()
  await request.post(`/api/mission/${mission.id}/unregister`, {
    headers: { authorization: `Bearer ${token}` },
    data: { reasonCode: 'not_available' },
  })
})
