import { firstRequest } from '@ensemble/contracts/first-calls'
import type { User } from '@ensemble/contracts/users/http'
import type { RemoteConfig } from '@ensemble/mf-kit'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { remoteConfig } from '../remote.config.ts'
import { open } from './testing/open.tsx'
import { sampleCard, samplePage } from './testing/sample-articles.ts'

const reader: User = {
  id: '0190a000-0000-7000-8000-000000000001',
  displayName: 'Camille Exemple',
  role: 'member',
  status: 'validated',
}
const cards = [1, 2, 3].map((number) => sampleCard(number))
const answers = {
  'article.list': () => samplePage(cards),
  'article.search': () => samplePage([], { facets: { categories: { CAREGIVERS: 7 } } }),
}
const { routes }: RemoteConfig = remoteConfig

// With its list, which was asked for before; then with the counts of its categories.
test('the start of /resources asks what it has declared, once, and is drawn no more often than answers come', async () => {
  let drawn = 0
  const page = await open('/resources', {
    session: { user: reader },
    answers,
    around: (content) => (
      <Profiler id="first screen" onRender={() => (drawn += 1)}>
        {content}
      </Profiler>
    ),
    firstWithinMs: 60_000,
  })
  await expect.poll(page.text).toContain('Article 1')
  await expect.poll(page.text).toContain('Pour les proches (7)')
  expect(drawn).toBeLessThanOrEqual(2)
  const declared = routes.find(({ path }) => path === '/resources')?.first ?? []
  const lists = page.requests.filter(({ method }) => method === 'GET')
  // As their addresses say them.
  const asked = lists.map(({ path, query }) => [path, `${new URLSearchParams(words(query))}`])
  expect(asked).toEqual(
    declared.map((call) => [call.path, `${new URLSearchParams(words(firstRequest(call, reader)?.query))}`]),
  )
  page.unmount()
})

function words(query: object = {}): [string, string][] {
  return Object.entries(query).map(([name, value]) => [name, String(value)])
}
