import { expect, test } from 'vitest'
import { createFetchAhead } from './fetch-ahead.ts'
import type { RemotePart } from './load-part.ts'

const page = (route: string) => ({ remote: 'mf-sample', version: '1.0.0-a', route })

test('pages are fetched ahead one after the other, each once what is on the screen is there', async () => {
  const begun: string[] = []
  const arrivals: (() => void)[] = []
  const waiting: (() => void)[] = []
  const fetchAhead = createFetchAhead(
    {
      part: ({ id }: RemotePart) => {
        begun.push(id)
        return new Promise((_resolve, reject) => arrivals.push(() => reject(new Error('dropped'))))
      },
    },
    () => new Promise((resolve) => waiting.push(resolve)),
  )
  // Two missions are one page.
  for (const route of ['/samples/:sampleId', '/samples/:sampleId', '/others']) fetchAhead(page(route))
  expect([begun, waiting.length]).toEqual([[], 1])
  waiting[0]?.()
  await expect.poll(() => begun).toEqual(['/samples/:sampleId'])
  expect(waiting.length, 'the next one waits for the one before').toBe(1)
  arrivals[0]?.()
  await expect.poll(() => waiting.length).toBe(2)
  expect(begun.length).toBe(1)
  waiting[1]?.()
  await expect.poll(() => begun).toEqual(['/samples/:sampleId', '/others'])
  arrivals[1]?.()
  // After a failure it goes on.
  fetchAhead(page('/samples/:sampleId'))
  await expect.poll(() => waiting.length).toBe(3)
})
