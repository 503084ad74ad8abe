import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { Messages } from './messages.ts'

/** Takes every message that is sent to it and delivers none: nothing leaves this machine. */
export function smtpSink(messages: Messages): SMTPServer {
  return new SMTPServer({
    // Local and plain: no certificate, no account; whatever a sender tries as credentials is accepted.
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      done(null, { user: auth.username ?? 'anyone' })
    },
    size: 25 * 1024 * 1024,
    onData(stream, session, done) {
      simpleParser(stream).then(
        (mail) => {
          messages.add({
            from: mail.from?.text ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
            replyTo: mail.replyTo?.text ?? null,
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ? mail.html : null,
            attachments: mail.attachments.map(({ filename, contentType, size, content }) => ({
              name: filename ?? 'sans nom',
              contentType,
              size,
              ...(contentType.startsWith('text/') && { text: content.toString('utf8') }),
            })),
          })
          done()
        },
        (error: unknown) => {
          done(error instanceof Error ? error : new Error(String(error)))
        },
      )
    },
  })
}
