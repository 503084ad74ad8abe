import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { french } from './translate.ts'

/** Each kind of mail by its subject, as the texts have them. */
const subjects = Object.entries(french).flatMap(([kind, text]) =>
  typeof text === 'object' && 'subject' in text ? [{ kind, subject: text.subject }] : [],
)

it('docs/mails.md lists every mail with the subject that it has', () => {
  const page = readFileSync(new URL('../../../docs/mails.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\| `(\w+)`.*\| ([^|]+?) +\| [^|]+\|$/gm)].map(([, kind, subject]) => ({
    kind,
    subject,
  }))
  expect(listed.sort(byKind)).toEqual([...subjects].sort(byKind))
})

function byKind(one: { kind?: string }, other: { kind?: string }): number {
  return (one.kind ?? '').localeCompare(other.kind ?? '')
}
