import { typeset } from '@ensemble/contracts/typography'
import { expect, it } from 'vitest'
import type { MailContent } from './content.ts'
import type { Example } from './examples/example.ts'
import { examples } from './examples/mail-examples.ts'
import { exampleScene, type Scene } from './examples/scene.ts'
import { titlesOf } from './titles.ts'

const french = exampleScene('fr', 'https://e.example')
/** The same facts, to somebody who reads English. */
const english = { ...french, recipient: { ...french.recipient, language: 'en' as const } }

function write(example: Example, scene: Scene): MailContent[] {
  const written = example(scene)
  return 'subject' in written ? [written] : Object.values(written)
}

// Without words of its sender a survey has ours within theirs, and keeps the title that was written.
const ours = Object.entries(examples).filter(([kind]) => kind !== 'survey')

it.each(ours)('a notification of %s says in each language what the mail says in it', (_, example) => {
  const others = write(example, english)
  for (const [index, { subject, said }] of write(example, french).entries()) {
    const other = others[index]?.subject ?? ''
    expect(said && titlesOf(said)).toEqual({ fr: typeset(subject, 'fr'), en: typeset(other, 'en') })
  }
})

it('has no title of a text that this version does not know', () => {
  expect(titlesOf({ key: 'unheard.subject', values: {} })).toBeUndefined()
})

it('counts in each language', () => {
  expect(titlesOf({ key: 'unanswered_requests.subject', values: { count: 1 } })).toEqual({
    fr: '1 demande sans réponse',
    en: '1 unanswered request',
  })
})
