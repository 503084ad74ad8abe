import { Registry } from '@ensemble/service-kit/metrics/registry'
import { Refusal } from '@ensemble/service-kit/refusal'
import { createLog } from '@ensemble/service-kit/log'
import { expect, it } from 'vitest'
import { createSignInNotes } from './sign-in-notes.ts'

it('names a refused account and its network the same each time, and never by their addresses; counts the outcome', async () => {
  const lines: string[] = []
  const log = createLog({ name: 'test', level: 'info' }, { write: (line) => void lines.push(line) })
  const metrics = new Registry()
  const notes = createSignInNotes(metrics, 'r'.repeat(43))
  const refused = () => Promise.reject(new Refusal('BAD_CREDENTIALS'))
  for (const [email, source] of [
    ['ines@example.org', '203.0.113.7'],
    [' INES@example.org', '203.0.113.8'],
    ['marc@example.org', '203.0.113.7'],
  ] as const) {
    const tried = { email, source, device: 'Firefox, Windows' }
    await expect(notes.follow(log, tried, refused(), () => null)).rejects.toThrow('BAD_CREDENTIALS')
  }
  const accounts = lines.map((line): unknown => JSON.parse(line).account)
  const networks = lines.map((line): unknown => JSON.parse(line).network)
  expect(accounts[0]).toMatch(/^[0-9a-f]{16}$/)
  expect(accounts[1]).toBe(accounts[0])
  expect(accounts[2]).not.toBe(accounts[0])
  expect(networks[0]).toMatch(/^[0-9a-f]{16}$/)
  expect(networks[1]).not.toBe(networks[0])
  expect(networks[2]).toBe(networks[0])
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ device: 'Firefox, Windows' })
  expect(lines.join('')).not.toMatch(/ines|marc|example|203\.0/i)
  expect(await metrics.metrics()).toContain('sign_ins_total{outcome="refused"} 3')
})
