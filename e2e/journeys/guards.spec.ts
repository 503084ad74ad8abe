import type { Page } from '@playwright/test'
import { roles } from '@ensemble/contracts/enumerations'
import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { runsEverything } from '../faults/fault-report.ts'
import { signInQuietly } from '../browser-session.ts'
import { goInside, leaveFor, quiet } from '../guards/go-inside.ts'
import { holdCall } from '../guards/held-call.ts'
import { allCells, type Cell, type End, endOf, type Visitor } from '../guards/matrix.ts'
import { watchProtected } from '../guards/protected-requests.ts'
import { membersOf } from '../people.ts'
import { test as restoring } from '../restoring.ts'
import { expect, watch } from '../watched-page.ts'
import { words } from '../words.ts'

/** The tables are read once: every test visits every page of them. */
const test = restoring.extend<object, { cells: Cell[] }>({
  cells: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({
        baseURL: process.env['BASE_URL'] ?? 'http://localhost:8080',
      })
      await use(await allCells(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

const emails = {
  admin: accounts.admin,
  headquarter_referent: accounts.headquarters,
  referent: accounts.referent,
  member: accounts.member,
}

const loader = '.ens-full[role="status"]'
/** The frame of a page that nobody may see yet, or the sign that something is on its way. */
const waiting = (page: Page) => page.getByRole('main').locator(`.ens-waiting, ${loader}`).first()

async function expectEnd(page: Page, cell: Cell, end: End): Promise<void> {
  const where = end.at === 'page' ? cell.address : end.at
  await expect.poll(() => new URL(page.url()).pathname, { message: `${cell.path} ends` }).toBe(where)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title, `the title of ${cell.path}`).toBeVisible()
  // The frame has no heading, and parts further down may wait until they are in view.
  await expect(page.getByRole('main').locator(loader)).toHaveCount(0)
  if (end.at === '/unauthorised')
    await expect(page.getByRole('main').getByText(words.fr.refusals[end.reason])).toBeVisible()
  else if (where !== '/unauthorised')
    for (const refusal of Object.values(words.fr.refusals)) await expect(title).not.toHaveText(refusal)
}

const forRoles = (cells: readonly Cell[]) => cells.filter(({ access }) => typeof access === 'object')

/**
 * Every page with everything else; else one of each kind that the guards tell apart, and each that asks for a role:
 * `shell/src/guards/access.test.ts` decides every cell.
 */
function chosen(cells: readonly Cell[]): readonly Cell[] {
  if (runsEverything) return cells
  const kind = ({ path, access, openWhenSignedIn, openWhenPending }: Cell) =>
    typeof access === 'object' ? path : `${access} ${String(openWhenSignedIn)} ${String(openWhenPending)}`
  return [...new Map(cells.map((cell) => [kind(cell), cell])).values()]
}

/** The same for what is loaded whole, which costs ten times a walk: one page for each way in which a kind may end. */
function chosenToLoad(cells: readonly Cell[], visitor: Visitor): readonly Cell[] {
  if (runsEverything) return cells
  const kind = (cell: Cell) =>
    `${typeof cell.access === 'object' ? 'roles' : cell.access} ${endWord(endOf(cell, visitor))}`
  return [...new Map(cells.map((cell) => [kind(cell), cell])).values()]
}

const endWord = (end: End) => (end.at === '/unauthorised' ? end.reason : end.at)

/** Loads a page whole, and looks at it while the session, whose answer brings the user, is still unknown. */
async function loadSlowly(page: Page, cells: readonly Cell[], visitor: Visitor): Promise<void> {
  const refresh = await holdCall(page, '/auth/refresh')
  const sent = watchProtected(page)
  for (const cell of cells) {
    const isProtected = cell.access !== 'public'
    refresh.hold()
    const asked = page.waitForRequest('**/api/auth/refresh')
    // What the page before still had on its way belongs to that page.
    await page.goto(cell.address, { waitUntil: 'commit' })
    sent.clear()
    // A public page asks once it is touched (decisions 152, 268).
    await page.waitForLoadState('domcontentloaded')
    await page.keyboard.press('Shift')
    await asked
    if (isProtected) await expect(waiting(page), `${cell.path}, session unknown`).toBeVisible()
    expect(sent.all(), `${cell.path}, session unknown`).toEqual([])
    expect(new URL(page.url()).pathname).toBe(cell.address)

    refresh.release()

    const end = endOf(cell, visitor)
    await expectEnd(page, cell, end)
    if (end.at === '/unauthorised' || end.at === '/account_validation')
      expect(sent.ofPages(), `${cell.path} refused`).toEqual([])
  }
}

async function walk(page: Page, cells: readonly Cell[], visitor: Visitor): Promise<void> {
  const sent = watchProtected(page)
  for (const cell of cells) {
    const end = endOf(cell, visitor)
    if (new URL(page.url()).pathname !== quiet) await leaveFor(page, quiet)
    sent.clear()
    // Who is sent back to the quiet page may never see another title.
    const staysThere = end.at === quiet || (end.at === 'page' && cell.address === quiet)
    await (staysThere ? goInside : leaveFor)(page, cell.address)
    await expectEnd(page, cell, end)
    if (end.at === '/unauthorised' || end.at === '/account_validation')
      expect(sent.ofPages(), `${cell.path} refused`).toEqual([])
  }
}

test.describe.configure({ mode: 'parallel' })

const tag = '@promise'

test('a visitor who is signed out: loaded and walked to', { tag }, async ({ page, cells }) => {
  await loadSlowly(page, chosenToLoad(cells, { kind: 'signed-out' }), { kind: 'signed-out' })
  await walk(page, chosen(cells), { kind: 'signed-out' })
})

for (const role of roles)
  test(`${role}: loaded and walked to`, { tag }, async ({ page, cells }) => {
    const visitor = { kind: 'signed-in', role } as const
    await signInQuietly(page, emails[role])
    // The code is the same for all roles: one opens every page, the others those that ask for a role.
    const opened = role === 'member' || runsEverything ? chosen(cells) : forRoles(cells)
    await loadSlowly(page, chosenToLoad(opened, visitor), visitor)
    await walk(page, opened, visitor)
  })

test('an account that waits for its approval: loaded and walked to', { tag }, async ({ page, cells }) => {
  await signInQuietly(page, accounts.pending)
  await loadSlowly(page, chosenToLoad(cells, { kind: 'pending' }), { kind: 'pending' })
  await walk(page, chosen(cells), { kind: 'pending' })
})

test(
  'an account suspended while it is signed in: sent away at once, and from every page',
  { tag },
  async ({ page, cells, request, context, complaints, baseURL, afterwards }) => {
    const email = (await membersOf(request, '69')).at(-1) ?? ''
    await signInQuietly(page, email)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1, name: words.fr.greeting })).toBeVisible()
    const other = await context.newPage()
    watch(other, complaints, baseURL ?? '')
    const [me] = await Promise.all([other.waitForResponse('**/api/user/me'), other.goto('/my_missions')])
    const { id } = (await me.json()).data
    afterwards(() => callAs(request, 'admin', 'PUT', `/user/${id}/activate_suspended`, { body: {} }))
    await callAs(request, 'admin', 'PUT', `/user/${id}/suspend`, { body: { reason: 'Essai' } })
    for (const tab of [page, other])
      await expectEnd(
        tab,
        { path: 'the open page', address: '', access: 'signed-in', openWhenSignedIn: false, openWhenPending: false },
        { at: '/unauthorised', reason: 'ACCOUNT_SUSPENDED' },
      )
    await other.close()
    await loadSlowly(page, chosenToLoad(cells, { kind: 'suspended' }), { kind: 'suspended' })
  },
)
