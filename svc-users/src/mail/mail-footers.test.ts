import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mailListOf } from '../domain/mail-lists.ts'
import { examples } from './examples/mail-examples.ts'
import { exampleScene } from './examples/scene.ts'
import type { MailContent } from './content.ts'
import { isMailKind } from './translate.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'

const origin = 'https://e.example'
const scene = exampleScene('fr', origin)

/** Each text of a mail, as the part of the program writes it that knows its kind. */
function write(kind: string): MailContent[] {
  if (!isMailKind(kind)) throw new Error(`nothing writes ${kind}`)
  const written = examples[kind](scene)
  return 'subject' in written ? [written] : Object.values(written)
}

const page = readFileSync(new URL('../../../docs/mails.md', import.meta.url), 'utf8')
const listed = [...page.matchAll(/^\| `(\w+)`.*\| (?:`(\w+)`|–) \|$/gm)].map(([, kind = '', list]) => ({
  kind,
  list: list ?? null,
}))
const leave = unsubscribeLinks(origin, Buffer.alloc(32).toString('base64url'))

describe('a mail', () => {
  it('is listed, each one', () => {
    expect(listed.map(({ kind }) => kind).sort()).toEqual(Object.keys(examples).sort())
  })

  it.each(listed)('of $kind says why it comes; of a list ($list), it can be left by one click', ({ kind, list }) => {
    const texts = write(kind)
    for (const { footer } of texts)
      expect(footer).toMatch(/^(Vous recevez ce message parce qu|Ceci est le dernier message)/)
    expect(mailListOf(kind)).toBe(list)
    const address = leave({ kind, recipientId: 'ines' })
    if (list === null) return expect(address).toBeNull()
    expect(address).toMatch(new RegExp(`^${origin}/api/user/unsubscribe/${list}/ines\\.[\\w-]{43}$`))
    const page = kind === 'kept_search' ? '/missions/browse?view=searches' : '/users/me?tab=notifications#preferences'
    for (const { choices } of texts) expect(choices?.url).toBe(`${origin}${page}`)
  })
})
