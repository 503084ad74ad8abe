import type { AccountMailKind } from './account-mail.ts'

/** Mails of a code whose page takes it from the link. */
const linkedCodes: readonly AccountMailKind[] = ['confirm_email', 'reset_password', 'claim_account']

/**
 * The page that the button of a mail with a code opens. What it asks for stands behind the `#`: no server sees it, and no
 * log holds it (decision 121). The code of a letter is never part of it: the mailbox alone gives no account (decision 162).
 */
export function codePage(
  kind: AccountMailKind,
  page: string,
  { email, code }: { email: string; code: string },
): string {
  if (!linkedCodes.includes(kind)) return page
  return `${page}#${new URLSearchParams({ email, code }).toString()}`
}
