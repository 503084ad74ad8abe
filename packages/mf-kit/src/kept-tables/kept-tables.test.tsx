import type { ShellRequest } from '@ensemble/contracts/remote'
import { afterEach, expect, test } from 'vitest'
import { createFakeShell } from '../fake-shell/create-fake-shell.ts'
import type { Answers } from '../fake-shell/contract-answers.ts'
import { refusal } from '../fake-shell/index.ts'
import { browserCopies } from './browser-copies.ts'
import { forgetTables } from './forget-tables.ts'
import { createKeptTables } from './kept-tables.ts'

const userId = '0190a000-0000-7000-8000-000000000001'
const compact = { density: 'compact' as const }
const view = { name: 'En retard', address: 'tab=all' }

afterEach(() => window.localStorage.clear())

/** A page with tables whose timers run when told. */
function page(answers: Answers = {}) {
  const { api, requests } = createFakeShell({ answers })
  const waiting = new Set<() => void>()
  const tables = createKeptTables({
    shell: api,
    userId,
    setTimer: (work) => {
      waiting.add(work)
      return () => waiting.delete(work)
    },
  })
  return {
    tables,
    sent: () => requests.filter(({ method }) => method === 'PUT').map(({ body }: ShellRequest) => body),
    asked: () => requests.filter(({ method }) => method === 'GET').length,
    pass: () => {
      for (const work of [...waiting]) work()
    },
  }
}

test('a choice counts at once, and the account is told of the last one after a pause', async () => {
  const one = page()
  one.tables.begin()
  one.tables.keep('accounts', { widths: { name: 100 } })
  one.tables.keep('accounts', { widths: { name: 120 } })
  expect(one.tables.read('accounts')).toEqual({ widths: { name: 120 } })
  expect(one.tables.read('accounts')).toBe(one.tables.read('accounts'))
  expect(one.sent()).toEqual([])
  one.pass()
  await expect.poll(() => browserCopies(userId).read('accounts').unsent).toBe(false)
  expect(one.sent()).toEqual([{ widths: { name: 120 } }])
  expect(page().tables.read('accounts')).toEqual({ widths: { name: 120 } })
})

test('another device takes over what the account holds, asked once', async () => {
  const other = page({
    'user.tables': () => ({ items: [{ name: 'accounts', choice: { ...compact, views: [view] } }] }),
  })
  let drawn = 0
  other.tables.subscribe(() => {
    drawn += 1
  })
  expect(other.tables.read('accounts')).toEqual({})
  other.tables.begin()
  other.tables.begin()
  await expect.poll(() => other.tables.read('accounts')).toEqual({ ...compact, views: [view] })
  expect([other.asked(), drawn]).toEqual([1, 1])
  expect(page().tables.read('accounts')).toEqual({ ...compact, views: [view] })
})

test('what the account could not take stays here, and is sent by the next page instead of being replaced', async () => {
  const offline = page({
    'user.tables': () => refuseAll(),
    'user.keepTable': () => refuseAll(),
  })
  offline.tables.begin()
  offline.tables.keep('accounts', compact)
  offline.tables.flush()
  await expect.poll(offline.sent).toEqual([compact])
  const later = page({ 'user.tables': () => ({ items: [{ name: 'accounts', choice: {} }] }) })
  later.tables.begin()
  await expect.poll(() => browserCopies(userId).read('accounts').unsent).toBe(false)
  expect(later.sent()).toEqual([compact])
  expect(later.tables.read('accounts')).toEqual(compact)
})

test('whoever leaves leaves nothing in the browser but what is not in the account yet', () => {
  const browser = browserCopies(userId)
  browser.write('accounts', { choice: compact, unsent: false })
  browser.write('missions.all', { choice: compact, unsent: true })
  window.localStorage.setItem('other', 'stays')
  forgetTables()
  expect(browser.read('accounts').choice).toEqual({})
  expect(browser.unsent()).toEqual(['missions.all'])
  expect(window.localStorage.getItem('other')).toBe('stays')
})

test('what a browser holds may be anything', () => {
  for (const text of ['', '{', '[]', '{"choice":{"hidden":[1],"widths":{"a":"b"},"density":"tiny","views":[{}]}}']) {
    window.localStorage.setItem(`ensemble.table.${userId}.accounts`, text)
    expect(Object.values(browserCopies(userId).read('accounts').choice).flat()).toEqual([])
  }
})

function refuseAll(): never {
  throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
}
