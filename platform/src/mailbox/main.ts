import { mailboxServer } from './web.ts'
import { openMessages } from './messages.ts'
import { smtpSink } from './smtp-sink.ts'

/** The local mailbox: SMTP_PORT takes mail, MAILBOX_PORT shows it, MAILBOX_FILE keeps it. */
const { HOST = '127.0.0.1', SMTP_PORT = '10250', MAILBOX_PORT = '8025', MAILBOX_FILE = 'mailbox.json' } = process.env

const messages = openMessages(MAILBOX_FILE)
const smtp = smtpSink(messages)
const web = mailboxServer(messages)

smtp.on('error', (error) => {
  console.error(error)
})
smtp.listen(Number(SMTP_PORT), HOST)
web.listen(Number(MAILBOX_PORT), HOST, () => {
  console.log(`mailbox on http://${HOST}:${MAILBOX_PORT}, SMTP on ${SMTP_PORT}`)
})

function stop(): void {
  smtp.close()
  web.close()
  web.closeIdleConnections()
  setTimeout(() => process.exit(0), 1000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
