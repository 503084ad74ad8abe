import { Registry } from '@ensemble/service-kit/metrics/registry'
import { Refusal } from '@ensemble/service-kit/refusal'
import { createLog } from '@ensemble/service-kit/log'
import { expect, it } from 'vitest'
import { createSignInNotes } from './sign-in-notes.ts'

it('names a refused account the same each time, and never by its address; counts the outcome', async () => {
  const lines: string[] = []
  const log = createLog({ name: 'test', level: 'info' }, { write: (line) => void lines.push(line) })
  const metrics = new Registry()
  const notes = createSignInNotes(metrics, 'r'.repeat(43))
  const refused = () => Promise.reject(new Refusal('BAD_CREDENTIALS'))
  for (const email of ['ines@example.org', ' INES@example.org', 'marc@example.org'])
    await expect(notes.follow(log, email, refused())).rejects.toThrow('BAD_CREDENTIALS')
  const accounts = lines.map((line): unknown => JSON.parse(line).account)
  expect(accounts[0]).toMatch(/^[0-9a-f]{16}$/)
  expect(accounts[1]).toBe(accounts[0])
  expect(accounts[2]).not.toBe(accounts[0])
  expect(lines.join('')).not.toMatch(/ines|marc|example/i)
  expect(await metrics.metrics()).toContain('sign_ins_total{outcome="refused"} 3')
})
