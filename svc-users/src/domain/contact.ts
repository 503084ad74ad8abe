import type { FieldCode } from '@ensemble/contracts/errors'
import type { ContactMessage } from '@ensemble/contracts/users/contact'
import { contactLimits } from '@ensemble/contracts/users/contact-limits'
import { refuse } from '@ensemble/service-kit/refusal'
import { isStaff, type User } from './user.ts'

/**
 * The words as they will stand in the mail; spaces around them count for nothing.
 * @throws Refusal VALIDATION_FAILED
 */
export function checkWords(written: Pick<ContactMessage, 'subject' | 'message'>): { subject: string; message: string } {
  // One line: a subject with more of them looks like the head of a mail.
  const subject = written.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const message = written.message.trim()
  const fields: Record<string, FieldCode[]> = {
    ...(subject.length < contactLimits.subject.min && { subject: ['TOO_SHORT'] }),
    ...(message.length < contactLimits.message.min && { message: ['TOO_SHORT'] }),
  }
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
  return { subject, message }
}

/** Where answers go: to the person, or for the staff to an address that is public anyway. */
export function replyAddressOf(sender: User, committeeAddress: string | null): string | null {
  return isStaff(sender) ? (sender.publicContactEmail ?? committeeAddress ?? sender.email) : sender.email
}
