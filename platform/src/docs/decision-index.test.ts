import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decisionIndex, decisions, decisionsDir } from './decision-index.ts'

it('docs/decisions/README.md lists every note: npm run docs:decisions', () => {
  expect(readFileSync(join(decisionsDir, 'README.md'), 'utf8')).toBe(decisionIndex())
})

it('every number is given once, and what supersedes a note is there', () => {
  const numbers = decisions().map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const successors = decisions().flatMap(({ status }) => /\d+$/.exec(status)?.[0] ?? [])
  expect(numbers).toEqual(expect.arrayContaining(successors.map(Number)))
})

it('whatever a note supersedes says so, wholly or in part', () => {
  const all = decisions()
  const silent = all.flatMap(({ number, supersedes }) =>
    supersedes
      .filter((other) => !all.find((note) => note.number === other)?.status.match(new RegExp(`\\b${number}\\b`)))
      .map((other) => `${other} does not name ${number}`),
  )
  expect(silent).toEqual([])
  expect(all.filter(({ supersedes }) => supersedes.length > 0).length).toBeGreaterThan(20)
})
