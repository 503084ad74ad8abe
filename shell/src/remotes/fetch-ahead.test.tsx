import { expect, test } from 'vitest'
import { createFetchAhead } from './fetch-ahead.ts'
import type { RemotePart } from './load-part.ts'
import { sampleRegistry, sampleRemote } from './testing/sample-remotes.ts'

const path = '/others'
const registry = {
  ...sampleRegistry,
  remotes: [
    {
      ...sampleRemote,
      descriptor: { ...sampleRemote.descriptor, routes: [...sampleRemote.descriptor.routes, { path, titleKey: '' }] },
    },
  ],
}

test('pages are fetched ahead one after the other, each once what is on the screen is there', async () => {
  const begun: string[] = []
  const arrivals: (() => void)[] = []
  const waiting: (() => void)[] = []
  const fetchAhead = createFetchAhead(
    {
      registry,
      part: ({ id }: RemotePart) => {
        begun.push(id)
        return new Promise((_resolve, reject) => arrivals.push(() => reject(new Error('dropped'))))
      },
    },
    () => new Promise((resolve) => waiting.push(resolve)),
  )
  // Two missions are one page; the shell's own pages are there.
  for (const to of ['/samples/1', '/samples/2?from=list', '/home', path]) fetchAhead(to)
  expect([begun, waiting.length]).toEqual([[], 1])
  waiting[0]?.()
  await expect.poll(() => begun).toEqual(['/samples/:sampleId'])
  expect(waiting.length, 'the next one waits for the one before').toBe(1)
  arrivals[0]?.()
  await expect.poll(() => waiting.length).toBe(2)
  expect(begun.length).toBe(1)
  waiting[1]?.()
  await expect.poll(() => begun).toEqual(['/samples/:sampleId', path])
  arrivals[1]?.()
  // After a failure it goes on.
  fetchAhead('/samples/3')
  await expect.poll(() => waiting.length).toBe(3)
})
