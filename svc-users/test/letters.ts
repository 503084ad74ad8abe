import type { UsersUnderTest } from './setup.ts'

export interface Letter {
  kind: string
  subject: string
  text: string
  /** The code in it, if any. */
  code: string
}

/** The mails queued to an address so far, the first one first; those that nobody gets are not among them. */
export async function lettersTo(users: UsersUnderTest, email: string | null): Promise<Letter[]> {
  const { rows } = await users.db.query<Omit<Letter, 'code'>>({
    text: `select kind, subject, text from outgoing_mail where lower(to_address) = lower($1) order by queued_at, id`,
    values: [email],
  })
  return rows.map((row) => ({ ...row, code: /\b[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}\b/.exec(row.text)?.[0] ?? '' }))
}

export async function lastCode(users: UsersUnderTest, email: string): Promise<string> {
  const { rows } = await users.db.query<{ text: string }>({
    text: `select text from outgoing_mail where lower(to_address) = lower($1) and kind in ('confirm_email', 'reset_password')
           order by queued_at desc limit 1`,
    values: [email],
  })
  return /\b[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}\b/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}
