import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newAccount } from '../domain/account.ts'
import { mailListOf } from '../domain/mail-lists.ts'
import { accountMail } from './account-mail.ts'
import { articleMail } from './article-mail.ts'
import { changeMail } from './change-mail.ts'
import type { MailContent } from './content.ts'
import { listMail } from './list-mail.ts'
import { messageMail } from './message-mail.ts'
import { missionMail } from './mission-mail.ts'
import { participantMail } from './participant-mail.ts'
import { french } from './translate.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'

const at = new Date('2026-12-12T13:00:00Z')
const origin = 'https://e.example'
const identity = {
  firstName: 'Inès',
  lastName: 'Karoui',
  email: 'ines@example.org',
  language: 'fr',
  departmentCode: '69',
} as const
const unknown = { gender: 'unknown', birthDate: null, phone: null, postalCode: null, city: null } as const
const consents = { termsVersion: '1', charterVersion: '1', coParticipantVisibility: false, newsletter: false }
const offer = { profileType: 'patient', volunteerKinds: [], engagement: null } as const
const recipient = newAccount(
  { id: 'ines', identity: { ...identity, ...unknown }, consents, ...offer, volunteerKinds: [] },
  at,
)
const mission = {
  missionId: 'm',
  version: 1,
  title: 'Stand',
  departmentCode: '69',
  managerIds: [],
  startAt: at,
  endAt: null,
}
const fact = { type: '', validationStatus: 'validated', waitlistPosition: null } as const
const article = { id: 'a', title: 'Dormir' }

/** Each mail as the part of the program writes it that knows its kind; the casts say so. */
function write(kind: string): MailContent {
  const given = { mission, recipient, origin }
  if (kind === 'new_missions' || kind === 'kept_search' || kind === 'daily_summary')
    return listMail({ kind, lines: [], recipient, origin })
  if (kind === 'mission_cancelled' || kind === 'mission_moved')
    return changeMail({ kind, standing: 'confirmed', reason: 'La pluie', others: [], ...given })
  if (kind === 'team_letter') return messageMail({ kind, subject: 'Le jour même', text: 'Venez à 9 h', ...given })
  if (kind === 'team_message') return messageMail({ kind, texts: [], ...given })
  if (kind === 'question_to_team') return messageMail({ kind, person: { id: 'x', name: 'X' }, count: 1, ...given })
  if (kind.startsWith('article_')) return articleMail({ kind: kind as 'article_to_review', article, recipient, origin })
  for (const attempt of [
    () => participantMail({ kind: kind as 'invitation', fact, participant: recipient, others: [], ...given }),
    () => missionMail({ kind: kind as 'thanks', ...given }),
    () => accountMail({ kind: kind as 'confirm_email', recipient, origin }),
  ]) {
    const mail = tried(attempt)
    if (mail) return mail
  }
  throw new Error(`nothing writes ${kind}`)
}

/** A mail of a kind that this part knows: the words of its button are no key. */
function tried(attempt: () => MailContent): MailContent | null {
  try {
    const mail = attempt()
    return /undefined|_/.test(`${mail.footer}${mail.button.label}`) ? null : mail
  } catch {
    return null
  }
}

const page = readFileSync(new URL('../../../docs/mails.md', import.meta.url), 'utf8')
const listed = [...page.matchAll(/^\| `(\w+)`.*\| (?:`(\w+)`|–) \|$/gm)].map(([, kind = '', list]) => ({
  kind,
  list: list ?? null,
}))
const leave = unsubscribeLinks(origin, Buffer.alloc(32).toString('base64url'))

describe('a mail', () => {
  it('is listed, each one', () => {
    const kinds = Object.entries(french).filter(([, text]) => typeof text === 'object' && 'subject' in text)
    expect(listed).toHaveLength(kinds.length)
  })

  it.each(listed)('of $kind says why it comes; of a list ($list), it can be left by one click', ({ kind, list }) => {
    const { footer, choices } = write(kind)
    expect(footer).toMatch(/^(Vous recevez ce message parce qu|Ceci est le dernier message)/)
    expect(mailListOf(kind)).toBe(list)
    const address = leave({ kind, recipientId: recipient.id })
    if (list === null) return expect(address).toBeNull()
    expect(address).toMatch(new RegExp(`^${origin}/api/user/unsubscribe/${list}/ines\\.[\\w-]{43}$`))
    const page = kind === 'kept_search' ? '/missions/browse?view=searches' : '/users/me?tab=notifications'
    expect(choices?.url).toBe(`${origin}${page}`)
  })
})
