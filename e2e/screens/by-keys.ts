import type { Locator, Page } from '@playwright/test'
import { expect } from '../watched-page.ts'
import { words } from '../words.ts'

/** What people do without a mouse, and what must be true of the focus meanwhile. */

/** More stops than any page has before what is looked for. */
const most = 150

/** Tab by Tab to what is looked for. On the way nothing holds the focus, and what has it is seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(whatIsNotSeen)
    expect.soft(unseen, 'has the focus, and is not seen').toBeNull()
    if (await isFocused(target)) return
  }
  throw new Error(`${String(target)} is not reached with ${most} presses of Tab`)
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Goes to a button or a link, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to a field and writes there, in place of what it held. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Goes to a box and ticks it. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

/** Goes to a group of radio buttons, which is one stop, and on to one of them. */
export async function pickRadio(page: Page, radio: Locator): Promise<void> {
  const group = page.locator(`input[type="radio"][name="${await radio.getAttribute('name')}"]`)
  const chosen = group.and(page.locator(':checked'))
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first())
  await keyUntilFocused(page, 'ArrowDown', radio)
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
}

/** Opens a list of choices, takes one of them, and is back at the field. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await press(page, field)
  await keyUntilFocused(page, 'ArrowDown', page.getByRole('option', { name: option }))
  await page.keyboard.press('Enter')
  // It lies over what comes next until it has faded, and has no role for anybody by then.
  await expect(page.locator('[role="listbox"]')).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toContainText(option)
}

/** Goes to the tabs, which are one stop, and on to one of them. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }))
  const tab = page.getByRole('tab', { name })
  await keyUntilFocused(page, 'ArrowRight', tab)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Goes to a table, which is one stop, and on to what stands at the end of its last row. */
export async function reachInTable(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  await tabTo(page, page.locator('[role="grid"] [tabindex="0"]').first())
  await page.keyboard.press('ControlOrMeta+End')
  await keyUntilFocused(page, 'ArrowLeft', target)
}

/** Opens the menu that has the focus on its button, and takes one of its entries. */
export async function takeFromMenu(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Enter')
  await keyUntilFocused(page, 'ArrowDown', page.getByRole('menuitem', { name: entry, exact: true }))
  await page.keyboard.press('Enter')
}

async function keyUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < most && !(await isFocused(target)); presses += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Fills the form of the sign-in page that is open, and sends it. */
export async function signInByKeys(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main')
  await write(page, main.getByLabel(words.fr.email, { exact: true }), email)
  await write(page, main.getByLabel(words.fr.password, { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.fr.greeting })).toBeVisible()
}

/** The focus was led there, in sight; a title that has it shows no ring. */
export async function expectFocusAt(where: Locator): Promise<void> {
  await expect(where).toBeFocused()
  await expect(where).toBeInViewport()
}

/** A new page has the focus at its title or, while that was to come, at its content. */
export async function expectFocusAtPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1)
}

/** What just happened is said to who does not see it. */
export async function expectHeard(page: Page, said: RegExp): Promise<void> {
  await expect(
    page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: said }).first(),
  ).toBeAttached()
}

/** What has the focus, where it lies out of sight, below something else, or is not told from the rest. */
function whatIsNotSeen(): string | null {
  const focused = document.activeElement
  // The end of the page: the next Tab begins anew.
  if (!focused || focused === document.body) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + height / 2)
  const covered = !at || !(focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused))
  // The calendar's button inside a field of days: the browser marks it, and says so of no element of the page.
  const marksItself = focused.matches('input[type="date"], input[type="time"]') && !focused.matches(':focus')
  // A field has its ring beside it, the link of a card around the whole card.
  const around: Element[] = [...(focused.parentElement?.children ?? [])]
  for (let outer: Element | null = focused; outer; outer = outer.parentElement) around.push(outer)
  const marked = around.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
  })
  if (!covered && (marked || marksItself)) return null
  const why = covered ? `lies below ${at?.outerHTML.slice(0, 200) ?? 'the edge of the window'}` : 'has no mark'
  return `${focused.outerHTML.slice(0, 200)} ${why}`
}
