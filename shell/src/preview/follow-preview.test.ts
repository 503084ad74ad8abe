import type { Registry } from '@ensemble/contracts/registry'
import { expect, it, vi } from 'vitest'
import { followPreview } from './follow-preview.ts'

const descriptor = {} as Registry['remotes'][number]['descriptor']

function showing(version: string): Registry {
  const remote = { name: 'mf-a', version, manifest: '', lastKnownGood: null, descriptor, via: 'preview' as const }
  return { revision: 1, remotes: [remote], previewUntil: '2026-11-22T12:00:00Z', previewFollows: true }
}

function follow(...answers: (Registry | null)[]) {
  const reload = vi.fn()
  const readNow = vi.fn(() => Promise.resolve(answers.shift() ?? null))
  return {
    reload,
    readNow,
    done: followPreview({ page: showing('1'), readNow, wait: () => Promise.resolve(), reload }),
  }
}

it('loads the page anew for the next version, over answers that did not come', async () => {
  const { reload, readNow, done } = follow(showing('1'), null, showing('1'), showing('2'))
  await done
  expect(readNow).toHaveBeenCalledTimes(4)
  expect(reload).toHaveBeenCalledOnce()
})

it('ends with the link', async () => {
  const { reload, done } = follow(showing('1'), { revision: 1, remotes: [] })
  await done
  expect(reload).not.toHaveBeenCalled()
})
