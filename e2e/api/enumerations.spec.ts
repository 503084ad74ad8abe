import { readFile } from 'node:fs/promises'
import * as general from '@ensemble/contracts/enumerations'
import * as ofHealth from '@ensemble/contracts/health-enumerations'
import * as ofWork from '@ensemble/contracts/work-enumerations'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { callAs } from '../api.ts'
import { enumerations, type List } from './enumerations.ts'
import { ownEnumerations, setByPlatform } from './own-enumerations.ts'

const everyList = [...enumerations, ...ownEnumerations]

const calls: Record<Exclude<List, 'participants'>, { path: string; scope?: 'all' }> = {
  users: { path: '/user/list' },
  missions: { path: '/mission/list', scope: 'all' },
  managed: { path: '/mission/creator_missions', scope: 'all' },
  articles: { path: '/article/list' },
}

interface Page {
  total: number
  items: { id: string }[]
}

/** How many rows of the demonstration data a filter finds. */
async function found(request: APIRequestContext, list: List, field: string, value: string): Promise<number> {
  const filters = [{ field, operator: 'eq', value }]
  if (list === 'participants') return foundAmongParticipants(request, filters)
  const { path, scope } = calls[list]
  const body = { filters, pageSize: 5, ...(scope && { scope }) }
  const answer = await callAs<Page>(request, 'admin', 'POST', path, { body })
  expect(answer.success, answer.message).toBe(true)
  return answer.data.total
}

/** Participants are listed mission by mission. */
async function foundAmongParticipants(request: APIRequestContext, filters: object[]): Promise<number> {
  const all = { body: { scope: 'all', pageSize: 100 } }
  const missions = await callAs<Page>(request, 'admin', 'POST', calls.managed.path, all)
  for (const { id } of missions.data.items) {
    const answer = await callAs<Page>(request, 'admin', 'POST', `/mission/${id}/participants`, { body: { filters } })
    if (answer.data.total > 0) return answer.data.total
  }
  return 0
}

test('every list of the contract is looked at, or set by the platform itself', () => {
  const lists = [general, ofHealth, ofWork].flatMap((module) =>
    Object.entries(module).flatMap(([name, values]) => (Array.isArray(values) ? [name] : [])),
  )
  const looked = everyList.map(({ offered: [, list] }) => list)
  expect([...lists, 'comorbidityGroups'].sort()).toEqual([...new Set([...looked, ...setByPlatform])].sort())
})

test.describe('every value of every enumeration', () => {
  for (const { name, values, offered, found: place } of everyList) {
    const [file, list] = offered
    test(`${name}: a screen offers it${typeof place === 'string' ? '' : ', and a filter finds some of it'}`, async ({
      request,
    }) => {
      const source = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
      // Once where it is imported, once where its values become choices.
      expect(source.match(new RegExp(`\\b${list}\\b`, 'g'))?.length ?? 0, `${file} offers ${list}`).toBeGreaterThan(1)
      if (typeof place === 'string') return
      const empty: string[] = []
      for (const value of values) if ((await found(request, ...place, value)) === 0) empty.push(value)
      expect(empty, `${place[0]}, ${place[1]}`).toEqual([])
    })
  }
})
