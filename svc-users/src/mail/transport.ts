import { createTransport } from 'nodemailer'
import type { ClaimedMail } from '../data/outgoing-mail.ts'
import type { LeaveList } from './unsubscribe-links.ts'

/** Of one program to the mail server; each has one mail at a time. */
export const mailConnections = 4

/** Hands one mail to the mail server. */
export interface MailTransport {
  /** @throws Error when the server did not take the mail */
  send(mail: ClaimedMail): Promise<void>
  close(): void
}

/**
 * @param url SMTP_URL, such as smtp://host:port
 * @param from MAIL_FROM, the sender that people see
 * @param leave which address stops such mails
 */
export function smtpTransport(url: string, from: string, leave: LeaveList): MailTransport {
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 }
  const transport = createTransport({ url, pool: true, maxConnections: mailConnections, ...timeouts })
  const [, domain = 'localhost'] = /@([^>\s]+)/.exec(from) ?? []
  return {
    async send(mail) {
      const { id, toAddress, replyTo, subject, html, text, calendar } = mail
      await transport.sendMail({
        // The same id at every attempt: should an answer of the server be lost, mailboxes drop the second copy.
        messageId: `<${id}@${domain}>`,
        from,
        to: toAddress,
        ...(replyTo && { replyTo }),
        subject,
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', ...leaveHeaders(leave(mail)) },
        attachments: calendarFiles(calendar),
      })
    },
    close: () => transport.close(),
  }
}

/** A file for each calendar that a mail brings; what it asks of a calendar, mail programs read from the header. */
function calendarFiles(calendars: string | null) {
  const files = calendars?.match(/^BEGIN:VCALENDAR\r\n[\s\S]*?^END:VCALENDAR\r\n/gm) ?? []
  return files.map((content, index) => ({
    filename: index === 0 ? 'mission.ics' : 'mission-dates.ics',
    content,
    contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'}`,
  }))
}

/** One click in the mail program is enough (RFC 8058). */
function leaveHeaders(address: string | null): Record<string, string> {
  if (address === null) return {}
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
