import type { User } from '@ensemble/contracts/users/http'
import { expect, test } from 'vitest'
import { focused, pressKey, tabTo, tabToName, write } from '../testing/keyboard.ts'
import { open } from '../testing/open.tsx'
import { sampleId, samplePage, sampleRow, sampleUser } from '../testing/sample-users.ts'

type Page = Awaited<ReturnType<typeof open>>

const nothing = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 } as const
const windows = (page: Page) => page.all('[role="dialog"]').length
const words = () => focused().textContent

/** A list of two accounts, each gone once something is done to it. */
async function openList(at: string, row: Partial<Parameters<typeof sampleRow>[1]>, wide: boolean) {
  const gone: string[] = []
  const status = 'validated' as const
  const act = ({ params }: { params: { userId: string } }) => {
    gone.push(params.userId)
    return { id: params.userId, status }
  }
  const page = await open(at, 'admin', {
    wide,
    answers: {
      'user.list': () => samplePage([sampleRow(2, row), sampleRow(3, row)].filter(({ id }) => !gone.includes(id))),
      'user.approve': act,
      'user.suspend': act,
      'user.delete': act,
    },
  })
  await expect.poll(page.text).toContain('Karoui 3')
  return page
}

/** Presses what has the focus, leaves the window that opens, and is where they were; then opens it again. */
async function openTwice(page: Page, press: () => Promise<void>) {
  const opener = focused()
  await press()
  await expect.poll(() => windows(page)).toBe(1)
  pressKey('Escape')
  await expect.poll(() => windows(page)).toBe(0)
  expect(focused()).toBe(opener)
  await press()
  await expect.poll(() => windows(page)).toBe(1)
}

/** Sends the window, which asks for a reason first where it needs one. */
async function send(page: Page, act: string, needsReason: boolean) {
  tabToName(act)
  pressKey('Enter')
  if (needsReason) {
    await expect.poll(() => focused().matches('textarea[aria-invalid="true"]')).toBe(true)
    write('Sans nouvelles')
    tabToName(act)
    pressKey('Enter')
  }
  await expect.poll(() => windows(page)).toBe(0)
}

test('an admin approves one account after the other on cards, and is on the next one, then on what there is instead', async () => {
  const page = await openList('/user_management', {}, false)
  tabToName('Valider Karoui 2 Inès')
  await openTwice(page, async () => pressKey('Enter'))
  // Tab comes round within the window.
  tabTo((stop) => stop.matches('textarea'))
  write('Bienvenue')
  tabToName('Fermer')
  await send(page, 'Valider', false)
  await expect.poll(words).toBe('Karoui 3 Inès')
  tabToName('Valider Karoui 3 Inès')
  pressKey('Enter')
  await expect.poll(() => windows(page)).toBe(1)
  await send(page, 'Valider', false)
  await expect.poll(words).toBe('Rien à valider')
  page.unmount()
})

test.each(['Suspendre', 'Supprimer'])(
  '%s: an admin does it from the menu of a row, and stays in the table',
  async (act) => {
    const page = await openList('/user_management?tab=validated', { status: 'validated', awaits: null }, true)
    async function chooseInMenu() {
      pressKey('Enter')
      await expect.poll(() => page.all('[role="menuitem"]').some((item) => item === focused())).toBe(true)
      for (let press = 0; press < 10 && words() !== act; press += 1) pressKey('ArrowDown')
      pressKey('Enter')
      await expect.poll(() => page.all('[role="menu"]').length).toBe(0)
    }
    tabTo((stop) => stop.closest('[role="grid"]') !== null)
    pressKey('Home', { ctrlKey: true })
    pressKey('ArrowDown')
    pressKey('End')
    await openTwice(page, chooseInMenu)
    await send(page, act, true)
    await expect.poll(() => focused().closest('tr')?.textContent).toContain('Karoui 3')
    pressKey('End')
    await chooseInMenu()
    await send(page, act, true)
    await expect.poll(words).toBe('Aucun compte actif')
    page.unmount()
  },
)

test.each([
  ['Valider', { status: 'pending_approval', allowedActions: ['approve', 'refuse'] }, ['suspend'], 'Gérer le compte'],
  ['Suspendre', { allowedActions: ['suspend', 'delete'] }, ['reactivate', 'delete'], 'Gérer le compte'],
  ['Supprimer', { allowedActions: ['suspend', 'delete'] }, [], 'Inès Karoui'],
] as const)(
  '%s: on the page of an account, the focus stays with its acts, or with its name',
  async (act, before, after, place) => {
    let done = false
    const acted = { id: sampleId(2), status: 'validated' } as const
    const now = (): Partial<User> =>
      done ? { allowedActions: [...after] } : { ...before, allowedActions: [...before.allowedActions] }
    const doIt = () => {
      done = true
      return acted
    }
    const page = await open(`/users/${sampleId(2)}`, 'admin', {
      answers: {
        'user.get': () => sampleUser({ id: sampleId(2), ...now() }),
        'user.approve': doIt,
        'user.suspend': doIt,
        'user.delete': doIt,
        'activity.list': () => ({ ...nothing, items: [] }),
        'mission.participantMissions': () => ({ ...nothing, items: [] }),
      },
    })
    await expect.poll(page.text).toContain('Gérer le compte')
    tabToName(act)
    await openTwice(page, async () => pressKey('Enter'))
    await send(page, act, act !== 'Valider')
    await expect.poll(words).toBe(place)
    page.unmount()
  },
)
